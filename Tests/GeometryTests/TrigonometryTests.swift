import Geometry
import Testing

@Suite struct TrigonometryTests {
  @Test func quarterTurnsAreExact() {
    let expected: [(Double, Double)] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    for (turn, pair) in expected.enumerated() {
      for degrees in [Double(turn) * 90, Double(turn) * 90 - 720] {
        let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
        #expect(sine == pair.0 && cosine == pair.1)
      }
    }
  }

  @Test func wellKnownAnglesAreRightToTheLastDigits() {
    // sin 30° = ½, cos 45° = √2/2, sin 60° = √3/2.
    #expect((Trigonometry.sineAndCosine(degrees: 30).sine - 0.5).magnitude < 2e-16)
    let eighth = Trigonometry.sineAndCosine(degrees: 45).cosine
    #expect((eighth - 0.707_106_781_186_547_6).magnitude < 2e-16)
    let sixth = Trigonometry.sineAndCosine(degrees: 60).sine
    #expect((sixth - 0.866_025_403_784_438_6).magnitude < 2e-16)
  }

  @Test func directionsAreTurnsClockwiseFromTheRight() {
    #expect(Trigonometry.turns(x: 5, y: 0) == 0)
    #expect(Trigonometry.turns(x: 0, y: 2) == 0.25)
    #expect(Trigonometry.turns(x: -1, y: 0) == 0.5)
    #expect(Trigonometry.turns(x: 0, y: -3) == 0.75)
    #expect((Trigonometry.turns(x: 1, y: 1) - 0.125).magnitude < 1e-11)
    // tan 60° = √3.
    #expect((Trigonometry.turns(x: 1, y: 1.732_050_807_568_877) - 1.0 / 6).magnitude < 1e-11)
  }

  @Test func numbersThatAreNotFiniteGiveZero() {
    #expect(Trigonometry.sineAndCosine(degrees: .infinity).sine == 0)
    #expect(Trigonometry.turns(x: .nan, y: 1) == 0)
  }
}

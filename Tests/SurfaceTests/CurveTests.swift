import Surface
import Testing

@Suite struct CurveTests {
  // Literals of OpenSwiftUI's compatibility tests, which run against SwiftUI itself; 0.129161… is
  // the cubic (0.42, 0)(0.58, 1) solved at x = 0.25 by hand: s = 0.2964…, y = 3(1 − s)s² + s³.
  @Test func easeInOutHasTheKnownValuesAndPace() {
    let curve = UnitCurve.easeInOut
    #expect(abs(curve.value(at: 0.25) - 0.129_161_931) < 1e-8)
    #expect(abs(curve.value(at: 0.25) - 0.13) < 0.005)
    #expect(curve.value(at: 0.5) == 0.5)
    #expect(abs(curve.value(at: 0.75) - 0.87) < 0.005)
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    for (time, pace) in [(0, 0), (0.25, 1.06), (0.5, 1.72), (0.75, 1.06), (1, 0)] {
      #expect(abs(curve.velocity(at: time) - pace) < 0.005)
    }
  }

  @Test func curvesMeetTheirBezierEverywhere() {
    let curves: [(UnitCurve, [Double])] = [
      (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInOut, [0.42, 0, 0.58, 1]),
      (
        .bezier(
          startControlPoint: UnitPoint(x: 0.9, y: -0.5), endControlPoint: UnitPoint(x: 0.1, y: 1.6)),
        [0.9, -0.5, 0.1, 1.6]
      ), (.linear, [0, 0, 1, 1]),
    ]
    for (curve, points) in curves {
      for step in 0...200 {
        let s = Double(step) / 200
        func at(_ a: Double, _ b: Double) -> Double {
          3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        let (x, y) = (at(points[0], points[2]), at(points[1], points[3]))
        #expect(abs(curve.value(at: x) - y) < 1e-9)
      }
    }
  }

  // A critically damped spring of response 0.5 leaves (1 + ωt)e^−ωt with ω = 4π: 0.15 s → ωt =
  // 1.884956, e^−1.884956 = 0.1518357…, rest 0.4380393.
  @Test func springsFollowTheirClosedForm() {
    let smooth = Animation.smooth
    #expect(abs(smooth.progress(at: 0.15) - (1 - 2.884_955_592 * 0.151_835_659)) < 1e-6)
    #expect(smooth.progress(at: 0) == 0)
    #expect(smooth.progress(at: smooth.duration) == 1)
    #expect(1 - smooth.progress(at: smooth.duration - 1e-9) < 0.001_001)
    let bouncy = Animation.spring(response: 0.5, dampingFraction: 0.3)
    let highest = (0...100).map { bouncy.progress(at: Double($0) / 100) }.max() ?? 0
    // First overshoot of a damped swing: e^(−πζ/√(1 − ζ²)) = 0.3723 for ζ = 0.3.
    #expect(abs(highest - 1.3723) < 0.001)
  }

  @Test func delaysPacesAndRepetitionsNestAsWritten() {
    let base = Animation.linear(duration: 1)
    #expect(base.delay(1).speed(2).duration == 1)
    #expect(base.speed(2).delay(1).duration == 1.5)
    #expect(base.delay(1).progress(at: 0.5) == 0)
    #expect(base.delay(1).progress(at: 1.25) == 0.25)
    let swings = base.repeatCount(3)
    #expect(swings.duration == 3)
    #expect(swings.progress(at: 1.25) == 0.75)
    #expect(swings.progress(at: 2.25) == 0.25)
    #expect(swings.progress(at: 3) == 1)
    #expect(base.repeatCount(3, autoreverses: false).progress(at: 1.25) == 0.25)
    #expect(base.repeatForever().duration == .infinity)
    #expect(base.repeatForever().progress(at: 1000.25) == 0.25)
    #expect(Animation.linear(duration: 0).progress(at: 0) == 1)
    #expect(base.repeatCount(2).landmarks == [0, 1, 2])
  }
}

/// Where a container puts one of its children.
package struct Placement {
  /// Index among the container's children.
  package var index: Int
  /// Top left corner, relative to the container's.
  package var origin: LengthPoint
  /// What the child is offered there.
  package var proposal: ProposedSize

  /// A placement of the child with the given index.
  package init(index: Int, origin: LengthPoint, proposal: ProposedSize) {
    self.index = index
    self.origin = origin
    self.proposal = proposal
  }
}

/** Every key of the lists once. A key that is new goes directly after the key it follows in its own list. */
export function unionInOrder(lists: readonly (readonly string[])[]): readonly string[] {
  const union: string[] = []
  for (const list of lists) {
    let at = 0
    for (const key of list) {
      const index = union.indexOf(key)
      if (index < 0) union.splice(at, 0, key)
      at = (index < 0 ? at : index) + 1
    }
  }
  return union
}

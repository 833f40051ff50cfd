/** Every key of the lists once. A key that is new goes directly after the key it follows in its own list. */
export function unionInOrder(lists: readonly (readonly string[])[]): readonly string[] {
  const union: string[] = []
  for (const list of lists) {
    let at = 0
    for (const key of list) {
      const known = union.indexOf(key)
      if (known < 0) union.splice(at, 0, key)
      at = (known < 0 ? at : known) + 1
    }
  }
  return union
}

/** Every key of the lists once, each behind the key that it followed where it was first met. */
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

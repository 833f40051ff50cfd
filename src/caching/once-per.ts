/**
 * Computes a value once for an object and reuses it for as long as the object lives, or until one of `inputs` is another one.
 * It needs no limit: a value is released with its object. A promise that rejects is not reused.
 */
export function oncePer<Key extends object, Inputs extends readonly unknown[], Value>(
  compute: (key: Key, ...inputs: Inputs) => Value,
): (key: Key, ...inputs: Inputs) => Value {
  const cache = new WeakMap<Key, { readonly inputs: Inputs; readonly value: Value }>()
  return (key, ...inputs) => {
    const last = cache.get(key)
    if (last !== undefined && inputs.every((input, place) => Object.is(input, last.inputs[place]))) return last.value
    const value = compute(key, ...inputs)
    const cached = { inputs, value }
    cache.set(key, cached)
    if (value instanceof Promise)
      value.catch(() => {
        if (cache.get(key) === cached) cache.delete(key)
      })
    return value
  }
}

/** Numbers that a seed determines (mulberry32). */
export interface Random {
  /** From 0 up to `end`, without it. */
  below(end: number): number
  /** True with a chance of one in `times`. */
  onceIn(times: number): boolean
  pick<T>(from: readonly T[]): T
  /** In the form of a random UUID. */
  id(): string
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (end: number) => next() % end
  return {
    below,
    onceIn: (times) => below(times) === 0,
    pick(from) {
      const picked = from[below(from.length)]
      if (picked === undefined) throw new Error('There is nothing to pick from.')
      return picked
    },
    id() {
      const hex = [next(), next(), next(), next()].map((part) => part.toString(16).padStart(8, '0')).join('')
      return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join(
        '-',
      )
    },
  }
}

/** A clock that only a test moves. */
export interface MovableClock {
  now(): Date
  moveTo(instant: Date): void
  /** Advances the clock. */
  pass(minutes: number): void
}

export function movableClock(start: Date): MovableClock {
  let instant = start
  return {
    now: () => instant,
    moveTo: (to) => {
      instant = to
    },
    pass: (minutes) => {
      instant = new Date(instant.getTime() + minutes * 60_000)
    },
  }
}

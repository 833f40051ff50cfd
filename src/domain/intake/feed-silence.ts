/** INTAKE-4: hours without a file until the console warns, managers get a mail, and operators get a message. */
export const SILENCE_HOURS = { console: 24, managers: 48, operators: 72 } as const

/** How loud the silence of a feed is. */
export type Silence = 'none' | keyof typeof SILENCE_HOURS

const LOUDEST_FIRST = ['operators', 'managers', 'console'] as const

/**
 * INTAKE-4: how long nothing has come from a feed. `since`: the last time a file was received, the same one included;
 * before the first file, when the feed was defined.
 */
export function silenceOf(since: Date, now: Date): Silence {
  const hours = (now.getTime() - since.getTime()) / 3_600_000
  return LOUDEST_FIRST.find((level) => hours >= SILENCE_HOURS[level]) ?? 'none'
}

/** The messages that are due: those of the present silence that have not gone out since the last file. */
export function dueWarnings(silence: Silence, sent: Silence): readonly ('managers' | 'operators')[] {
  const level = (of: Silence) => ['none', 'console', 'managers', 'operators'].indexOf(of)
  return (['managers', 'operators'] as const).filter(
    (each) => level(each) <= level(silence) && level(each) > level(sent),
  )
}

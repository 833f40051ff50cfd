/** Of the few zones in use: preparing one takes many times as long as writing a time, and a list writes one in each row. */
const FORMATS = new Map<string, Intl.DateTimeFormat>()

/** How a locale writes a date or a time in an IANA time zone. */
export function zonedFormat(locale: string, timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(parts)}`
  const cached = FORMATS.get(key)
  if (cached !== undefined) return cached
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone })
  FORMATS.set(key, format)
  return format
}

import { delimitedText } from '../csv-text.ts'
import type { ChannelName } from './channel.ts'
import type { Column, OfferedCar } from './offered-car.ts'
import { CHANNEL_RULES, sortOffers } from './sort-offers.ts'

/** OUT-1: the channel's file: the cars that it takes, in the order of `cars`. */
export function writeChannelFile(channel: ChannelName, cars: readonly OfferedCar[]): string {
  const { columns } = CHANNEL_RULES[channel]
  return WRITERS[channel](columns, sortOffers(channel, cars).eligible)
}

type Writer = (columns: readonly Column[], cars: readonly OfferedCar[]) => string

const WRITERS: Readonly<Record<ChannelName, Writer>> = {
  google: delimited('\t'),
  meta: delimited(','),
  csv: delimited(','),
  json: (columns, cars) => JSON.stringify({ cars: cars.map((car) => Object.fromEntries(filled(columns, car))) }),
  xml: (columns, cars) => {
    const rows = cars.map((car) => {
      const fields = filled(columns, car).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`)
      return `<car>${fields.join('')}</car>`
    })
    return `<?xml version="1.0" encoding="UTF-8"?>\n<cars>\n${rows.join('\n')}\n</cars>\n`
  },
}

function delimited(separator: ',' | '\t'): Writer {
  return (columns, cars) =>
    delimitedText(
      [columns.map(([name]) => name), ...cars.map((car) => columns.map(([, value]) => value(car)))],
      separator,
    )
}

function filled(columns: readonly Column[], car: OfferedCar): readonly (readonly [string, string])[] {
  return columns.map(([name, value]) => [name, value(car)] as const).filter(([, value]) => value !== '')
}

/** Characters that XML cannot hold are left out. */
function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

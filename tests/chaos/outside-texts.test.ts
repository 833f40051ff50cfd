import { expect, it } from 'vitest'
import { tokensOf } from '#domain/ask/token.ts'
import { inboundMail, type RawInboundMail } from '#domain/inbox/inbound-mail.ts'
import { replySubject } from '#domain/inbox/mail-thread.ts'
import { readPostedMail } from '#domain/inbox/posted-mail.ts'
import { queryWords } from '#domain/inbox/search-words.ts'
import { partsOfMail } from '#domain/inbox/stored-text.ts'
import { textCommand } from '#domain/inbox/text-message.ts'
import { readInstantRequest } from '#domain/instantsearch/request.ts'
import { readSource } from '#gateways/mailbox/read-source.ts'
import { plainPath, redirectOf } from '#site/redirects.ts'
import { quantile } from '../../bench/parts/measure.ts'
import { AWKWARD } from './awkward-texts.ts'

interface Reader {
  /** Characters of the longest text that it is given. */
  readonly longest: number
  read(text: string): unknown
}

/** What reads a text of a stranger. */
const READERS: Readonly<Record<string, Reader>> = {
  'the text of a mail': { longest: 499_999, read: (text) => inboundMail({ ...MAIL, text }) },
  'the HTML of a mail': { longest: 499_999, read: (html) => inboundMail({ ...MAIL, html }) },
  'the reply that a service found': { longest: 499_999, read: (stripped) => inboundMail({ ...MAIL, stripped }) },
  'the head of a mail': {
    longest: 100_000,
    read: (text) =>
      inboundMail({ ...MAIL, messageId: text, fromName: text, fromAddress: text, subject: text, headerOf: () => text }),
  },
  'a posted mail': {
    longest: 499_999,
    read: (text) =>
      readPostedMail({
        MessageID: 'one',
        FromFull: { Email: 'jo@mail.example', Name: text },
        TextBody: text,
        HtmlBody: text,
        Attachments: [{ Name: text, Content: text, ContentID: text }],
      }),
  },
  'a mail of a mailbox': {
    // The parser grows with the text, but slowly: 500,000 newlines take it 8 s. Each mail is read in a process that has
    // 20 s and 256 MB, and sets aside what takes longer (mail-reader.ts).
    longest: 10_000,
    read: (text) => {
      const bytes = new TextEncoder().encode(`From: Jo <jo@mail.example>\nSubject: ${text.slice(0, 1_000)}\n\n${text}`)
      return readSource({ uid: 1, bytes, size: bytes.byteLength })
    },
  },
  'a stored mail that is shown': {
    // One more would be cut, which half of it is not.
    longest: 199_999,
    read: (body) => partsOfMail({ direction: 'in', subject: '', body }),
  },
  'a subject that is answered': { longest: 300, read: replySubject },
  'a text message': { longest: 10_000, read: textCommand },
  'the words of a search for a lead': { longest: 2_000, read: queryWords },
  'the address of a redirect': {
    longest: 16_000,
    read: (path) => redirectOf([{ from: '/old/*', to: '/search' }], new URL(`http://cars.example/${plainPath(path)}`)),
  },
  'the words of a search': { longest: 2_000, read: tokensOf },
  'the filters of a call': {
    longest: 4_000,
    read: (filters) => readInstantRequest({ indexName: 'cars', filters, query: filters }),
  },
}

const MAIL: RawInboundMail = {
  id: 'one',
  messageId: null,
  fromName: 'Jo',
  fromAddress: 'jo@mail.example',
  recipients: [],
  subject: '',
  text: '',
  stripped: '',
  html: '',
  headerOf: () => null,
  bounce: null,
  files: [],
}

/** A text twice as long takes twice as long. Half as much again is for the collector. */
const MOST_TIMES = 2.5
const ROUNDS = 5
const LOOKS = 3
/** Shorter work is repeated: a measurement says little about it. */
const SHORTEST_MS = 4

it.for(Object.entries(READERS))(
  'H4-1 H4-2 %s of the longest length takes at most 2.5 times as long as half of it, of any awkward character',
  async ([name, { longest, read }]) => {
    const grown: string[] = []
    for (const character of AWKWARD) {
      const times = Math.floor(longest / character.length / 2)
      const [half, text] = [`${character.repeat(times)}x`, `${character.repeat(2 * times)}x`]
      const ratio = await leastRatio(
        () => read(half),
        () => read(text),
      )
      if (ratio > MOST_TIMES) grown.push(`${name}, ${JSON.stringify(character)}: ${ratio.toFixed(1)} times`)
    }
    expect(grown).toEqual([])
  },
)

/** The least median of at most three looks: work that grows does so each time, and the collector does not. */
async function leastRatio(half: () => unknown, whole: () => unknown): Promise<number> {
  // Both are compiled before either is measured.
  for (const work of [half, whole, half, whole]) await taken(work, 1)
  let times = 1
  while ((await taken(half, times)) < SHORTEST_MS) times *= 2
  let least = Number.POSITIVE_INFINITY
  for (let look = 0; look < LOOKS && least > MOST_TIMES; look += 1) {
    const ratios: number[] = []
    // Once most of the rounds are below the bound or above it, so is their median.
    const most = Math.ceil(ROUNDS / 2)
    const isOpen = () =>
      [true, false].every((over) => ratios.filter((ratio) => ratio > MOST_TIMES === over).length < most)
    while (isOpen()) ratios.push((await taken(whole, times)) / (await taken(half, times)))
    least = Math.min(least, quantile(ratios, 0.5))
  }
  return least
}

/**
 * Milliseconds of this process's processor: a clock counts the work of other programs too, and the system counts a
 * thread's own in steps of milliseconds.
 */
async function taken(work: () => unknown, times: number): Promise<number> {
  const began = process.cpuUsage()
  for (let time = 0; time < times; time += 1) await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

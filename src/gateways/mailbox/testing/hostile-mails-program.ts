import { answerReadings } from '../../reading/answer-readings.ts'
import { MAIL_READERS } from '../mail-readers.ts'

// The program of `mail-reader.ts`, for tests: words of a mail's text make its reading endless, greedy or fatal.
answerReadings({
  source: (source: Parameters<typeof MAIL_READERS.source>[0]) => {
    suffer(source.bytes)
    return MAIL_READERS.source(source)
  },
  posted: (json: Uint8Array) => {
    suffer(json)
    return MAIL_READERS.posted(json)
  },
})

function suffer(bytes: Uint8Array): void {
  const text = Buffer.from(bytes).toString('latin1')
  if (text.includes('Read me for ever')) for (;;);
  if (text.includes('Give me memory')) for (const all: object[] = []; ; ) all.push({ all })
  if (text.includes('End this process')) process.exit(1)
}

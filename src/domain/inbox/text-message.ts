/** INBOX-8: what a site sends text messages to buyers from. */
export interface TextSender {
  /** A number in E.164, or a name of 3 to 11 letters and digits. */
  readonly from: string
  /** First day on which the name is in the sender register ('2026-07-01'); null: not registered. */
  readonly registeredFrom: string | null
}

/** INBOX-8: why no text message may go out, in words for staff; null: one may. */
export function textSenderFault(sender: TextSender | null, today: string): string | null {
  if (sender === null) return 'This site has no sender for text messages yet. Ask your operator to set one.'
  if (canBeAnswered(sender)) return null
  if (sender.registeredFrom === null)
    return `The sender name ‘${sender.from}’ is not recorded as registered, so phone companies would block it.`
  return sender.registeredFrom > today
    ? `The sender name ‘${sender.from}’ is registered from ${sender.registeredFrom} on.`
    : null
}

/** Whether buyers can answer, STOP too: nobody can answer a name. */
export function canBeAnswered(sender: Pick<TextSender, 'from'> | null): boolean {
  return sender?.from.startsWith('+') ?? false
}

/** How phone companies count a text. */
export interface TextLength {
  /** Characters as they are charged. */
  readonly length: number
  /** Characters that fit into the parts that it has. */
  readonly room: number
  readonly parts: number
}

/** INBOX-8: 160 characters of the phone alphabet (GSM 03.38) or 70 of any other in one part; 153 or 67 in each of several. */
export function textLength(text: string): TextLength {
  const isPlain = [...text].every((letter) => PLAIN.has(letter) || TWICE.has(letter))
  const length = isPlain ? [...text].reduce((sum, letter) => sum + (TWICE.has(letter) ? 2 : 1), 0) : text.length
  const [one, each] = isPlain ? [160, 153] : [70, 67]
  const parts = length <= one ? Math.min(1, length) : Math.ceil(length / each)
  return { length, parts, room: parts <= 1 ? one : parts * each }
}

/** GSM 03.38, the basic table; the second are those of its extension, which take the place of two. */
const PLAIN = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const TWICE = new Set('^{}\\[~]|€')

/**
 * INBOX-8: whether an answer asks for no more messages, or for messages again; null: it is an ordinary answer. Courtesies
 * and marks around the word do not count: “Please stop.” is one, 'can you stop by' is none.
 */
export function textCommand(text: string): 'stop' | 'start' | null {
  if (text.length > LONGEST_COMMAND) return null
  const words =
    text
      .normalize('NFKC')
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const command = words.filter((word) => !COURTESIES.includes(word)).join(' ')
  if (STOP.includes(command)) return 'stop'
  return START.includes(command) ? 'start' : null
}

const LONGEST_COMMAND = 60
const COURTESIES = ['PLEASE', 'PLS', 'PLZ', 'THANKS', 'THANK', 'YOU', 'THX', 'TA', 'CHEERS', 'HI', 'HELLO', 'SORRY']

const STOP = [
  ...['STOP', 'STOPALL', 'STOP ALL', 'UNSUBSCRIBE', 'UNSUBSCRIBE ME', 'CANCEL', 'END', 'QUIT', 'OPT OUT', 'OPTOUT'],
  ...['STOP IT', 'STOP NOW', 'STOP STOP', 'STOP THIS', 'STOP TEXTING', 'STOP TEXTING ME', 'STOP MESSAGING ME'],
  ...['STOP MESSAGES', 'STOP SENDING MESSAGES', 'STOP THE MESSAGES', 'STOP THESE MESSAGES'],
]
const START = ['START', 'UNSTOP']

import { endingOf } from './mail-file.ts'

/** Kinds of files that go with a mail (INBOX-7). */
interface FileKind {
  readonly endings: readonly string[]
  /** 'named like a PDF' */
  readonly like: string
  /** Whether its bytes are an archive. */
  readonly isPacked?: boolean
  /** The type of these bytes; null: they are of another kind. */
  readonly typeOf: (bytes: Uint8Array) => string | null
}

const ARCHIVE = 'PK\u0003\u0004'
const OLE = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'
const OOXML = 'application/vnd.openxmlformats-officedocument'
const ODF = 'application/vnd.oasis.opendocument'

const KINDS: readonly FileKind[] = [
  {
    endings: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'heif'],
    like: 'a picture',
    // A phone's WebP is often called .jpg: any picture is one.
    typeOf: (bytes) => pictureType(headOf(bytes)),
  },
  { endings: ['pdf'], like: 'a PDF', typeOf: beginning('%PDF-', 'application/pdf') },
  {
    endings: ['docx'],
    isPacked: true,
    like: 'a Word document',
    typeOf: office('word/', `${OOXML}.wordprocessingml.document`),
  },
  { endings: ['xlsx'], isPacked: true, like: 'an Excel sheet', typeOf: office('xl/', `${OOXML}.spreadsheetml.sheet`) },
  {
    endings: ['pptx'],
    isPacked: true,
    like: 'a presentation',
    typeOf: office('ppt/', `${OOXML}.presentationml.presentation`),
  },
  { endings: ['doc'], like: 'a Word document', typeOf: beginning(OLE, 'application/msword') },
  { endings: ['xls'], like: 'an Excel sheet', typeOf: beginning(OLE, 'application/vnd.ms-excel') },
  { endings: ['ppt'], like: 'a presentation', typeOf: beginning(OLE, 'application/vnd.ms-powerpoint') },
  { endings: ['odt'], isPacked: true, like: 'a text document', typeOf: openDocument(`${ODF}.text`) },
  { endings: ['ods'], isPacked: true, like: 'a sheet', typeOf: openDocument(`${ODF}.spreadsheet`) },
  { endings: ['odp'], isPacked: true, like: 'a presentation', typeOf: openDocument(`${ODF}.presentation`) },
  { endings: ['rtf'], like: 'a text document', typeOf: beginning('{\\rtf', 'application/rtf') },
  { endings: ['txt'], like: 'a text', typeOf: plainText('text/plain; charset=utf-8') },
  { endings: ['csv'], like: 'a table', typeOf: plainText('text/csv; charset=utf-8') },
]

/** Endings in the `accept` of a file field. */
export const ACCEPTED_FILES = KINDS.flatMap(({ endings }) => endings.map((ending) => `.${ending}`)).join(',')

/** INBOX-7: why a file of this name is not sent, as a sentence; null: its content decides. */
export function nameFault(name: string): string | null {
  const ending = endingOf(name)
  if (kindOf(ending)) return null
  const refused = REFUSED.find(({ endings }) => endings.includes(ending))
  return `‘${name}’ ${refused?.sentence ?? OTHER}`
}

/** INBOX-7: what a file is by its name and its bytes, or why it is not sent. */
export function fileKind(
  name: string,
  bytes: Uint8Array,
): { readonly type: string } | { readonly type: null; readonly fault: string } {
  const byName = nameFault(name)
  if (byName !== null) return { type: null, fault: byName }
  if (bytes.byteLength === 0) return { type: null, fault: `‘${name}’ is empty. Choose the file again.` }
  const kind = kindOf(endingOf(name))
  const type = kind?.typeOf(bytes) ?? null
  if (type !== null) return { type }
  // A document with macros is an archive too, and so is any other document.
  const really =
    begins(ARCHIVE)(headOf(bytes)) && kind?.isPacked
      ? undefined
      : REFUSED.find(({ is }) => is(withoutMark(headOf(bytes))))
  const fault = really
    ? `‘${name}’ ${really.sentence}`
    : `‘${name}’ is named like ${kind?.like}, but its content is something else${kind?.isPacked ? ' or has macros' : ''}. Choose another file.`
  return { type: null, fault }
}

function kindOf(ending: string): FileKind | undefined {
  return KINDS.find(({ endings }) => endings.includes(ending))
}

const OTHER = 'is of a kind that is not sent. Send pictures, PDF, office documents, text or CSV.'

/** Kinds that are refused by name, and by their first bytes under another name. An archive with a document's name is no known document. */
const REFUSED = [
  {
    endings:
      'exe com scr bat cmd msi msix dll sys lnk pif hta reg js mjs jse vbs vbe wsf wsh ps1 psm1 sh bash py rb pl php jar apk ipa app dmg pkg deb rpm iso img vhd docm dotm xlsm xltm xlam pptm ppam'.split(
        ' ',
      ),
    is: begins(
      'MZ',
      '\u007fELF',
      '#!',
      '\u00ca\u00fe\u00ba\u00be',
      '\u00cf\u00fa\u00ed\u00fe',
      '\u00ce\u00fa\u00ed\u00fe',
    ),
    sentence: 'is a program or holds one. Send pictures, PDF, office documents without macros, text or CSV.',
  },
  {
    endings: 'zip rar 7z gz tgz tar bz2 xz zst cab arj z'.split(' '),
    is: begins('PK\u0003', 'PK\u0005', 'Rar!', '7z\u00bc\u00af', '\u001f\u008b', 'BZh'),
    sentence: 'is an archive. Send the files in it one by one.',
  },
  {
    endings: 'htm html xhtml shtml mht mhtml svg svgz xml swf'.split(' '),
    is: (head: string) => /^\s*<(!doctype|html|head|body|script|svg|iframe|\?xml)/i.test(head),
    sentence: 'is a web page. Send a PDF or a picture of it.',
  },
] as const

/** Where the name of a picture's format begins, and how. */
const PICTURES = [
  { type: 'image/jpeg', at: 0, begins: ['\u00ff\u00d8\u00ff'] },
  { type: 'image/png', at: 0, begins: ['\u0089PNG\r\n\u001a\n'] },
  { type: 'image/gif', at: 0, begins: ['GIF87a', 'GIF89a'] },
  { type: 'image/webp', at: 8, begins: ['WEBP'] },
  { type: 'image/avif', at: 4, begins: ['ftypavif', 'ftypavis'] },
  { type: 'image/heic', at: 4, begins: ['ftyphei', 'ftyphev', 'ftypmif1', 'ftypmsf1'] },
] as const

function begins(...texts: readonly string[]): (head: string) => boolean {
  return (head) => texts.some((text) => head.startsWith(text))
}

function pictureType(head: string): string | null {
  return PICTURES.find(({ at, begins: names }) => names.some((name) => head.startsWith(name, at)))?.type ?? null
}

/** The text without a byte order mark. */
function withoutMark(head: string): string {
  return head.replace(/^\u00ef\u00bb\u00bf/, '')
}

function beginning(text: string, type: string): FileKind['typeOf'] {
  return (bytes) => (headOf(bytes).startsWith(text) ? type : null)
}

/** The list of names in the archive says what it is; the parts themselves are packed. */
function office(folder: string, type: string): FileKind['typeOf'] {
  return (bytes) => {
    if (!headOf(bytes).startsWith(ARCHIVE)) return null
    const names = new TextDecoder('latin1').decode(bytes)
    const isOne = names.includes('[Content_Types].xml') && names.includes(folder)
    return isOne && !names.includes('vbaProject.bin') ? type : null
  }
}

/** The first part of an OpenDocument file is its type, unpacked. */
function openDocument(type: string): FileKind['typeOf'] {
  return (bytes) =>
    headOf(bytes).startsWith(ARCHIVE) && headOf(bytes).slice(30).startsWith(`mimetype${type}`) ? type : null
}

/** Text without control characters, or of Windows with a mark of two bytes; no web page and no script. */
function plainText(type: string): FileKind['typeOf'] {
  return (bytes) => {
    const head = headOf(bytes)
    if (begins('\u00ff\u00fe', '\u00fe\u00ff')(head)) return type.replace('utf-8', 'utf-16')
    if (REFUSED.some(({ is }) => is(withoutMark(head)))) return null
    return bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d)
      ? null
      : type
  }
}

/** One character for each byte. */
function headOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 200))
}

/**
 * How a picture came about, as the file itself says: a word of IPTC's vocabulary of digital source types. AI tools and
 * editors write it, in XMP or in a signed manifest (C2PA), and law asks that it stays (STUDIO-18).
 */
export type DigitalSource = string

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** Words that say that a program made or changed the picture. The first of them that a file has is kept. */
const BY_AI: Readonly<Record<string, string>> = {
  trainedAlgorithmicMedia: 'made by AI',
  compositeWithTrainedAlgorithmicMedia: 'changed by AI',
  compositeSynthetic: 'put together with a part that was made by AI',
  algorithmicMedia: 'made by a program',
  algorithmicallyEnhanced: 'improved by a program',
}

/** The statement in a file of any format; null: it makes none. */
export function digitalSourceOf(bytes: Uint8Array): DigitalSource | null {
  const sources = [...sourcesIn(bytes)]
  return Object.keys(BY_AI).find((source) => sources.includes(source)) ?? sources[0] ?? null
}

/** 'made by AI'; null: by a camera or a person. */
export function byAiText(source: DigitalSource | null): string | null {
  return source === null ? null : (BY_AI[source] ?? null)
}

/** The statement as XMP. Nothing else of a file's metadata is kept: it can say where a person lives. */
export function sourceXmp(source: DigitalSource): string {
  const about = `rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"`
  const statement = `<rdf:Description ${about} Iptc4xmpExt:DigitalSourceType="${VOCABULARY}${source}"/>`
  const graph = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${statement}</rdf:RDF>`
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${graph}</x:xmpmeta><?xpacket end="w"?>`
}

const PATTERN = [...VOCABULARY].map((character) => character.charCodeAt(0))
const LONGEST_WORD = 60

/** XMP and manifests hold the address of the word as plain text, whatever the format of the file. */
function* sourcesIn(bytes: Uint8Array): Generator<DigitalSource> {
  const [first = 0] = PATTERN
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (!PATTERN.every((code, index) => bytes[at + index] === code)) continue
    const end = at + PATTERN.length
    const text = String.fromCharCode(...bytes.subarray(end, end + LONGEST_WORD))
    const [word] = /^[A-Za-z]+/.exec(text) ?? []
    if (word !== undefined) yield word
  }
}

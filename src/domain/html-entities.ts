/** A text with the characters of its HTML entities; an unknown one stays. */
export function withEntities(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z][a-z0-9]{1,7});/gi, (whole, name: string) => characterOf(name) ?? whole)
}

function characterOf(name: string): string | null {
  if (!name.startsWith('#')) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? null
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null
}

/** Those that mail programs and stock systems write. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', laquo: '«', raquo: '»', times: '×', frac12: '½' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', sbquo: '‚', bdquo: '„', deg: '°', plusmn: '±', sup2: '²' },
  ...{
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    pound: '£',
    cent: '¢',
    yen: '¥',
    szlig: 'ß',
    iexcl: '¡',
    iquest: '¿',
  },
  ...{ agrave: 'à', aacute: 'á', acirc: 'â', atilde: 'ã', auml: 'ä', aring: 'å', aelig: 'æ', ccedil: 'ç' },
  ...{ egrave: 'è', eacute: 'é', ecirc: 'ê', euml: 'ë', igrave: 'ì', iacute: 'í', icirc: 'î', iuml: 'ï' },
  ...{ ntilde: 'ñ', ograve: 'ò', oacute: 'ó', ocirc: 'ô', otilde: 'õ', ouml: 'ö', oslash: 'ø' },
  ...{ ugrave: 'ù', uacute: 'ú', ucirc: 'û', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', Eacute: 'É', Oslash: 'Ø' },
}

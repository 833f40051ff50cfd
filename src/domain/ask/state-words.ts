import { REGIONS, type RegionCode } from '../region.ts'

/** SITE-6: the state or territory that a phrase names, the way feeds write it; null if it names none. */
export function stateNamed(phrase: string, region: RegionCode): string | null {
  if (region !== 'US') return ownValue(AUSTRALIAN, phrase)
  const code = phrase.toUpperCase()
  return ownValue(AMERICAN, phrase) ?? (REGIONS.US.states.includes(code) && !WORDS.has(phrase) ? code : null)
}

function ownValue(table: Readonly<Record<string, string>>, phrase: string): string | null {
  return Object.hasOwn(table, phrase) ? (table[phrase] ?? null) : null
}

const AUSTRALIAN: Readonly<Record<string, string>> = {
  act: 'ACT',
  canberra: 'ACT',
  nsw: 'NSW',
  'new south wales': 'NSW',
  nt: 'NT',
  'northern territory': 'NT',
  qld: 'QLD',
  queensland: 'QLD',
  sa: 'SA',
  'south australia': 'SA',
  tas: 'TAS',
  tassie: 'TAS',
  tasmania: 'TAS',
  vic: 'VIC',
  victoria: 'VIC',
  wa: 'WA',
  'western australia': 'WA',
}

const AMERICAN: Readonly<Record<string, string>> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  'district of columbia': 'DC',
  florida: 'FL',
  georgia: 'GA',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
  'american samoa': 'AS',
  guam: 'GU',
  'northern mariana islands': 'MP',
  'puerto rico': 'PR',
  'virgin islands': 'VI',
}

/** Codes of states that are words of a question, or short for something else: 'in', 'or', 'me', '50k mi'. */
const WORDS: ReadonlySet<string> = new Set('in or me ok hi oh ma pa la id de al as co mi md ms mo gu vi'.split(' '))

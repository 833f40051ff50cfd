/** STAFF-2: characters of the shortest password. */
export const PASSWORD_CHARACTERS = 12
export const LONGEST_PASSWORD = 200

/** Beginnings and words that make long passwords guessable, of the lists that attackers try first. */
const COMMON = [
  '123456',
  '654321',
  'abc123',
  'abcdef',
  'admin',
  'asdfgh',
  'baseball',
  'changeme',
  'dealership',
  'dragon',
  'football',
  'forecourt',
  'iloveyou',
  'letmein',
  'master',
  'monkey',
  'passw0rd',
  'password',
  'princess',
  'qazwsx',
  'qwerty',
  'secret',
  'sunshine',
  'superman',
  'trustno1',
  'welcome',
  'zxcvbn',
]
/** Characters that must be left when common words and the person's own name are taken out. */
const OWN_CHARACTERS = 6

/** What is wrong with a password, as a sentence for the person; null: it is fine (STAFF-2). */
export function passwordFault(
  password: string,
  person: { readonly email: string; readonly name: string },
): string | null {
  if (password.length < PASSWORD_CHARACTERS) return `Use ${PASSWORD_CHARACTERS} characters or more.`
  if (password.length > LONGEST_PASSWORD) return `Use ${LONGEST_PASSWORD} characters or fewer.`
  const guessableWords = [...COMMON, ...ownWords(person)]
  const left = guessableWords.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase())
  const different = new Set(left).size
  return left.length < OWN_CHARACTERS || different < OWN_CHARACTERS - 1
    ? 'This password is easy to guess. Use a few words that do not belong together.'
    : null
}

function ownWords({ email, name }: { readonly email: string; readonly name: string }): readonly string[] {
  return `${email} ${name}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
}

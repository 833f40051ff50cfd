/** INTAKE-6: what to do about a feed whose file did not come, by what the server did (`Pulled`). The first that fits counts. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/no one has confirmed/, 'Compare the key with the one that the sender of the file gives you, then confirm it.'],
  [/another key/, 'Ask the sender whether they changed the key. Accept it only if they did.'],
  [/its password is for/, 'Put the address of that server back, unless the sender of the file has moved to another.'],
  [/no password in the environment/, 'Give the password to Forecourt’s support, then try again.'],

  [/password|refused us/, 'Check the user name, and ask Forecourt’s support whether the password is right.'],
  [/is not found/, 'Check the name of the server in the address for a typing mistake.'],
  [/inside our network/, 'Use an address on the public internet.'],
  [/without https/, 'Ask the sender for an address that starts with https:// and stays there.'],
  [/certificate/, 'Ask the sender for the address that the certificate is for, or to renew the certificate.'],
  [/no such file|no file/, 'Check the path and the file’s name in the address.'],
  [
    /cannot be reached|did not answer/,
    'Check the address and its port. If they are right, ask the sender whether the server is on.',
  ],
]

export function pullAdvice(sentence: string): string {
  return (
    ADVICE.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'The file cannot be fetched. Ask the sender of the file.'
  )
}

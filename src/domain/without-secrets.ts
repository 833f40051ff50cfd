/**
 * L6: masks the credentials in addresses, for logs and reports: user and password before the host, and the values of
 * parameters that hold a secret, with what follows them up to the next parameter.
 */
export function withoutCredentials(text: string): string {
  const hidden = text.replace(/:\/\/[^\s/?#]*@/g, '://***@')
  return hidden.replace(/[^&;\s]+/g, (part, at: number) => withoutSecret(part, /[&;]/.test(hidden.charAt(at - 1))))
}

const SECRET = /key|token|secret|sig|pass|pwd|auth|credential|code|session/i

/** `isParameter`: the part begins with a parameter's name. Otherwise names follow a question mark or a hash. */
function withoutSecret(part: string, isParameter: boolean): string {
  const start = isParameter ? 0 : part.search(/[?#]/)
  if (start === -1) return part
  const pieces = part.slice(start).split('=')
  const secret = pieces.findIndex((piece) => SECRET.test(piece))
  const value = pieces.slice(secret + 1).join('=')
  if (secret === -1 || value === '') return part
  return `${part.slice(0, part.length - value.length)}***`
}

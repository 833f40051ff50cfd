/**
 * L6: masks the credentials in addresses, for logs and reports: user and password before the host, and the values of
 * query parameters that hold a secret.
 */
export function withoutCredentials(text: string): string {
  return text
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/?#]*@/gi, '$1***@')
    .replace(
      /([?&;][^=&;\s]*(?:key|token|secret|sig|signature|pass|pwd|auth|credential|code|session)[^=&;\s]*=)[^&;\s#]+/gi,
      '$1***',
    )
}

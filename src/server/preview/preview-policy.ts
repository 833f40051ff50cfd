import { contentSecurityPolicy, type PolicyHosts } from '../http/content-security-policy.ts'

/**
 * The policy of a page in a preview: as the site's own, but the console may show it in a frame, and the site's colours may
 * change after the page has come.
 */
export function previewPolicy(page: string, hosts: Partial<PolicyHosts>, consoleOrigin: string | null): string {
  return contentSecurityPolicy(page, hosts)
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace("frame-ancestors 'none'", `frame-ancestors ${consoleOrigin ?? "'none'"}`)
}

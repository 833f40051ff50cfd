import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('contentSecurityPolicy', () => {
  it('D-49 frames only the services that the site names and the video host', () => {
    const policy = contentSecurityPolicy('', { frames: ['https://spins.example'] })
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://spins.example;')
  })

  it('allows each inline script and style of the page by its hash, and no other', () => {
    const policy = contentSecurityPolicy(
      '<style>a{b:c}</style><script>one()</script><script type="module" async="">two()</script>',
    )
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
    expect(policy).toContain(`style-src 'self' ${hash('a{b:c}')};`)
    expect(policy).not.toContain('unsafe-inline')
  })

  it('hashes non-ASCII text like the browser', () => {
    expect(contentSecurityPolicy('<script>say("Škoda – ‘ute’")</script>')).toContain(hash('say("Škoda – ‘ute’")'))
  })

  it('needs no hash for a script file or a data block', () => {
    const policy = contentSecurityPolicy(
      '<script src="/assets/a.js"></script><script type="application/ld+json">{}</script>',
    )
    expect(policy).toContain("script-src 'self';")
  })

  it('forbids framing the page, and allows forms only to the site', () => {
    const policy = contentSecurityPolicy('')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).toContain("base-uri 'none'")
  })

  it('allows pictures only from us and from servers that the site names', () => {
    expect(contentSecurityPolicy('')).toContain("img-src 'self' data:;")
    expect(contentSecurityPolicy('', { pictures: ['https://pictures.example'] })).toContain(
      "img-src 'self' data: https://pictures.example;",
    )
  })

  it('D-62 allows no third-party script or call except those of the site’s tags', () => {
    const bare = contentSecurityPolicy('')
    expect(bare).toContain("script-src 'self';")
    expect(bare).toContain("connect-src 'self';")
    const tags = {
      scripts: ['https://tags.example'],
      pictures: ['https://dots.example'],
      calls: ['https://*.calls.example'],
    }
    const tagged = contentSecurityPolicy('<script>one()</script>', { tags, pictures: ['https://pictures.example'] })
    expect(tagged).toContain(`script-src 'self' ${hash('one()')} https://tags.example;`)
    expect(tagged).toContain("img-src 'self' data: https://pictures.example https://dots.example;")
    expect(tagged).toContain("connect-src 'self' https://*.calls.example;")
    expect(tagged).not.toContain('unsafe-inline')
  })

  it('FIELD-5 frames only a car’s video, from the host that sets no cookie before it plays', () => {
    const policy = contentSecurityPolicy('')
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com;')
    expect(policy).toContain("media-src 'self' https:;")
  })
})

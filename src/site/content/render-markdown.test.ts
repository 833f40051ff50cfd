import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

describe('renderMarkdown', () => {
  it('CONTENT-1 makes paragraphs, lists, tables and emphasis', () => {
    const { html } = renderMarkdown('One **two**\n\n- three\n- four\n\n| a | b |\n| - | - |\n| c | d |\n')
    for (const part of ['<p>One <strong>two</strong></p>', '<li>three</li>', '<th>a</th>', '<td>d</td>'])
      expect(html).toContain(part)
  })

  it.each([
    '<script>alert(1)</script>',
    'before <script>alert(1)</script> after',
    '<script><img src=x onerror=alert(1) </script>',
    'a <pre><img src=x onerror=alert(1) b',
    '<img src=x onerror=alert(1)>',
    '<div onclick="alert(1)">x</div>',
    '<iframe src="https://elsewhere.example"></iframe>',
    '<style>body{display:none}</style>',
    '<svg/onload=alert(1)>',
    '<!-- --><a href="javascript:alert(1)">x</a>',
    '![x](javascript:alert(1))',
    '![a" onerror="alert(1)](https://elsewhere.example/x.png)',
    '```\n<script>alert(1)</script>\n```',
    '`<script>alert(1)</script>`',
    '<https://elsewhere.example/"onmouseover="alert(1)>',
    '[x](https://elsewhere.example/"onmouseover="alert(1))',
    '# <script>alert(1)</script>',
  ])('CONTENT-1 %j leaves no element or attribute that could run script', (markdown) => {
    const { html } = renderMarkdown(markdown)
    const tags = html.match(/<[^>]*>?/g) ?? []
    for (const tag of tags)
      expect(tag).toMatch(/^<\/?(p|h2|pre|code|br|a)( id="[a-z0-9-]+"| href="[^"<>]*"| rel="noopener")*>$/)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'javascript&#58;alert(1)',
    'java%73cript:alert(1)',
    'data:text/html,words',
    'vbscript:x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://elsewhere.example',
    'file:///etc/passwd',
    'pages/other',
  ])('CONTENT-1 refuses a link to %s, shows its text and reports it', (href) => {
    const { html, refused, links } = renderMarkdown(`See [these words](<${href}>).`)
    expect(html).toBe('<p>See these words.</p>\n')
    expect(refused).toHaveLength(1)
    expect(links).toEqual([])
  })

  it.each([
    '/privacy-policy',
    '#cookies',
    'https://www.oaic.gov.au/',
    'tel:1300363992',
    'mailto:office@dealer.example',
  ])('CONTENT-1 allows a link to %s', (href) => {
    const { html, links, refused } = renderMarkdown(`[words](${href})`)
    expect(html).toContain(`<a href="${href}"`)
    expect({ links, refused }).toEqual({ links: [href], refused: [] })
  })

  it('CONTENT-1 gives each heading from the second level on a unique id, and lists second-level headings', () => {
    const { html, sections } = renderMarkdown('# Who we are\n\n## Tom & *Co*\n\n### Deeper\n\n## Tom & Co\n')
    expect(html).toContain('<h2 id="who-we-are">Who we are</h2>')
    expect(html).toContain('<h3 id="deeper">Deeper</h3>')
    expect(sections).toEqual([
      { id: 'who-we-are', title: 'Who we are' },
      { id: 'tom-co', title: 'Tom & Co' },
      { id: 'tom-co-2', title: 'Tom & Co' },
    ])
  })
})

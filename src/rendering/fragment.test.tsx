import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Fragment, FragmentContext, type RenderFragment, Written } from './fragment.tsx'
import { createFragmentCache } from './fragment-cache.ts'

let renders = 0
function Header({ site }: { readonly site: { readonly name: string } }) {
  renders += 1
  return (
    <header>
      {site.name}: <b title={'"<&'}>cars &amp; utes</b>
    </header>
  )
}

function Page({ site }: { readonly site: { readonly name: string } }) {
  return (
    <body>
      <Fragment by={site} name="header">
        <Header site={site} />
      </Fragment>
      <main>{site.name}</main>
    </body>
  )
}

it('a fragment on the server is, to the letter, what React writes of its children, the first time and from the cache', () => {
  const { html } = createFragmentCache(1_000_000)
  const cached: RenderFragment = (by, name, children) => html(by, name, () => renderToString(children))
  const site = { name: 'Škoda & Söhne' }
  const plain = renderToString(<Page site={site} />)
  renders = 0
  for (const _ of [1, 2, 3])
    expect(
      renderToString(
        <FragmentContext value={cached}>
          <Page site={site} />
        </FragmentContext>,
      ),
    ).toBe(plain)
  expect(renders).toBe(1)
})

it('HTML that the server wrote stands in its element as it is; a browser that has none leaves the element alone', () => {
  expect(renderToString(<Written as="li" html="<b>ute</b>" />)).toBe('<li><b>ute</b></li>')
  expect(renderToString(<Written html={null} className="hidden" />)).toBe('<div class="hidden"></div>')
})

import { expect, it } from 'vitest'
import { faultsOf, LOOKED_INTO, RULES_OF_STYLES } from './accessibility.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser } from './demonstration.ts'
import { keyboardFaultsOf } from './keyboard-faults.ts'

/** One fault of each kind: of names, of colours, of sizes, of width. */
const FAULTY = `<!doctype html><html lang="en"><title>Faulty</title><main><h1>Faulty</h1>
<input type="text"><p style="color: #ccc">Pale</p>
<button style="width: 9px; height: 9px; padding: 0">a</button><button style="width: 9px; height: 9px; padding: 0">b</button>
<div style="width: 900px">Wide</div></main>`

it('FIELD-4 planted faults are found: each by all rules, those of colour, size and width by the rules of styles', async () => {
  const page = await browser.newPage({ viewport: PHONE, ...LOOKED_INTO })
  await page.setContent(FAULTY)
  const kinds = (faults: readonly string[]) => faults.map((fault) => /^[a-z-]+(?=:)|pixels stick out/.exec(fault)?.[0])
  const ofStyles = ['color-contrast', 'target-size', 'pixels stick out']
  expect(kinds(await faultsOf(page, 'html', RULES_OF_STYLES))).toEqual(ofStyles)
  expect(kinds(await faultsOf(page))).toEqual(expect.arrayContaining([...ofStyles, 'label']))
  expect(kinds(await faultsOf(page, 'p'))).toEqual(['color-contrast', 'pixels stick out'])
  await page.close()
})

it('FIELD-4 a walk by Tab finds a stop without a mark, one that is covered and one that keeps the focus', async () => {
  const page = await browser.newPage({ ...LOOKED_INTO, viewport: DESKTOP })
  await page.setContent(
    `<div class="rail"></div><a href="#main">Skip to the page</a><main id="main">
      <button style="outline: none">Unmarked</button>
      <button>Covered</button><div style="position: fixed; inset: 0"></div>
      <button onkeydown="event.key === 'Tab' &amp;&amp; event.preventDefault()">Trap</button></main>`,
  )
  const found = await keyboardFaultsOf(page)
  expect(found).toContain('no mark of the focus: Unmarked')
  expect(found).toContain('the focus is covered: Covered')
  expect(found).toContain('Tab stays on Trap')
  await page.setContent('<a href="#main">Past it</a><main id="main"><button>Good</button></main>')
  expect(await keyboardFaultsOf(page)).toEqual([])
  await page.close()
})

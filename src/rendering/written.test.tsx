import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Written } from './written.tsx'

it('the element contains the given HTML; without HTML the browser does not touch the element', () => {
  expect(renderToString(<Written as="li" html="<b>ute</b>" />)).toBe('<li><b>ute</b></li>')
  expect(renderToString(<Written html={null} className="hidden" />)).toBe('<div class="hidden"></div>')
})

import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Written } from './written.tsx'

it('HTML that the server wrote is in its element as it is; a browser that has none leaves the element alone', () => {
  expect(renderToString(<Written as="li" html="<b>ute</b>" />)).toBe('<li><b>ute</b></li>')
  expect(renderToString(<Written html={null} className="hidden" />)).toBe('<div class="hidden"></div>')
})

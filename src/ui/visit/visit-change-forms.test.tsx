import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { VisitChangeForms } from './visit-change-forms.tsx'

const change = { word: 'test drive', until: 'Saturday at 8:30 am', noMore: null, days: [], times: [] }

it('FORM-17 says until when a visit is moved, and says so no more once it was moved often', () => {
  expect(renderToStaticMarkup(<VisitChangeForms change={change} fault={null} />)).toContain(
    'You can move or cancel it here until',
  )
  const moved = renderToStaticMarkup(
    <VisitChangeForms change={{ ...change, noMore: 'Please call us.' }} fault={null} />,
  )
  expect(moved).toContain('You can cancel it here until Saturday at 8:30 am.')
  expect(moved).not.toContain('move or')
})

import { definePage } from '../page-modules.ts'
import { AskView } from './ask-page.tsx'

export default definePage<'ask'>({
  title: 'One question',
  View: AskView,
})

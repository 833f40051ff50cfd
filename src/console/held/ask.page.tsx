import { definePage } from '../page-modules.ts'
import { AskView } from './ask-page.tsx'
import type { AskPage } from './ask-values.ts'

export default definePage<AskPage>({
  title: 'One question',
  View: AskView,
})

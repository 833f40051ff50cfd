import { defineTheme } from '#ui/slots.ts'
import { base } from '../base/base.ts'

export const theme = defineTheme('ridge', base, {})

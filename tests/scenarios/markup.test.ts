import { markupContract } from './markup.contract.ts'

markupContract('a sample')

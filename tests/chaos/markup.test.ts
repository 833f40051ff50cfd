import { markupContract } from '../scenarios/markup.contract.ts'

markupContract('all')

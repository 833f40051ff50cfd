import { oddFormContract } from './odd-forms.contract.ts'
import { twoOfThem } from './testing/odd-forms.ts'

oddFormContract(twoOfThem)

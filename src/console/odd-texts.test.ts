import { oddTextContract } from './odd-texts.contract.ts'
import { twoOfThem } from './testing/odd-forms.ts'

oddTextContract(twoOfThem)

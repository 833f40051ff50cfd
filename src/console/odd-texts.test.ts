import { oddTextContract } from './odd-texts.contract.ts'
import { oneOfEach } from './testing/odd-forms.ts'

oddTextContract(oneOfEach)

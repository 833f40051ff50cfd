import { oddFormContract } from './odd-forms.contract.ts'
import { oneOfEach } from './testing/odd-forms.ts'

oddFormContract(oneOfEach)

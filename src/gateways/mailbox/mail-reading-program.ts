import { answerReadings } from '../reading/answer-readings.ts'
import { MAIL_READERS } from './mail-readers.ts'

// Program started by `mail-reader.ts`.
answerReadings(MAIL_READERS)

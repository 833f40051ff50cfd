import { madeStock, oracleContract } from './search-oracle.contract.ts'

oracleContract(madeStock())

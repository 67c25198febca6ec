import { brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { startProduct } from './processes.ts';
const url = process.env.CHART_DB!;
const p = await startProduct({ DATABASE_URL: url });
const port=new URL(p.origin).port;
function ask(path:string, body:unknown, enc='br'): Promise<{status:number, bytes:Buffer, ms:number}> {
  const payload=JSON.stringify(body); const began=performance.now();
  return new Promise((ok,no)=>{ const q=request({host:'127.0.0.1',port,path:'/api/v1'+path,method:'POST',headers:{'content-type':'application/json','accept-encoding':enc,'content-length':Buffer.byteLength(payload)}},(res)=>{const c:Buffer[]=[];res.on('data',d=>c.push(d));res.on('end',()=>ok({status:res.statusCode!,bytes:Buffer.concat(c),ms:performance.now()-began}))});q.on('error',no);q.end(payload)});
}
const cases:[string,string,unknown][]=[
 ['price 10Y','/company/AAPL/chart/10Y',{indicators:['stockPrice']}],
 ['defaults 10Y','/company/AAPL/chart/10Y',{indicators:['stockPrice','earningsPerShare','freeCashFlowPerShare']}],
 ['rebased 10Y','/company/AAPL/chart/10Y',{indicators:['stockPrice'],mode:'rebased'}],
 ['total return 10Y','/company/AAPL/chart/10Y',{indicators:['totalReturn']}],
 ['P/E 10Y','/company/AAPL/chart/10Y',{indicators:['priceEarningsRatioLtm']}],
 ['four companies 10Y','/company/AAPL/chart/10Y',{indicators:['stockPrice'],compare:['NVDA','NKE','COST']}],
 ['six rebased 10Y','/company/AAPL/chart/10Y',{indicators:['stockPrice'],compare:['NVDA','NKE','COST','PG','WMT'],mode:'rebased'}],
 ['1Y defaults','/company/AAPL/chart/1Y',{indicators:['stockPrice','earningsPerShare','freeCashFlowPerShare']}],
];
for (const [name,path,body] of cases){ 
  for(let i=0;i<100;i++) await ask(path,body);
  const times:number[]=[]; let last:any; for(let i=0;i<500;i++){ last=await ask(path,body); times.push(last.ms);} times.sort((a,b)=>a-b);
  const plain=last.status===200?brotliDecompressSync(last.bytes):last.bytes;
  console.log(name,last.status,'p50',times[250]!.toFixed(2),'p99',times[495]!.toFixed(2),'br',last.bytes.length,'gz',(await ask(path,body,'gzip')).bytes.length,'plain',plain.length, last.status!==200?plain.toString():'');
}
await p.stop();

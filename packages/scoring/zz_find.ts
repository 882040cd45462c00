import { analyzeResume } from '@cortex/scoring';
const [c,...r]=process.argv.slice(2);
const o=analyzeResume({job:{title:'',description:'',skills_required:c!},candidate:{name:'',email:'',phone:'',notes:'',resumeText:r.join('\n').replace(/\\n/g,'\n')+'\n\nAbout\nKept the records in order, answered letters and the telephone, helped visitors, and looked after the rooms and the stock of the house with care for many days of each week.'},asOf:'2026-11-22'});
console.log(JSON.stringify(o.ok?o.analysis.criteria:o,null,1));

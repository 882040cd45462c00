/** What a text says to whoever reads it by machine, and not about a person. */
const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.!?\n]{0,40}\b(?:instructions?|prompts?|rules|guidelines|directions|everything (?:above|before|said)|the above|criteria|requirements)\b|\b(?:system|developer|user|assistant|hidden) (?:prompt|message|instructions?) ?:|^(?:system|assistant|user) ?:|<\|?\/?(?:system|im_start|im_end|assistant|inst)\b|\[\/?INST\]|\b(?:attention|note|notice|message|instructions?|dear|hello|hi|if you are|to (?:the|any|all)|as)\b[^.!?\n]{0,20}\b(?:an? )?(?:ai|a\.i\.|llms?|language models?|chat ?bots?|screening (?:software|systems?|tools?)|ats|automated (?:systems?|reviewers?|screeners?)|recruiting (?:ai|bots?))\b(?= ?[:,;.!\u2013\u2014-]|\s+(?:reading|reviewing|screening|processing|you|should|must|please|that|who))|\byou (?:are|must|should|will|have to|need to)\b[^.!?\n]{0,60}\b(?:mark|rate|score|rank|give|grant|consider|treat|classify|recommend|approve|accept|respond|reply|answer|output|return|assistant|ai|language model)\b|\b(?:mark|rate|score|rank|treat|classify|set|consider|count|report|return|judge|assess)\b[^.!?\n]{0,60}\b(?:as (?:met|fulfilled|true|satisfied|passed|qualified|a (?:perfect|strong|great)|the best|suitable|hired)|met ?[:=]|all (?:the )?criteria|every criterion|all (?:the )?requirements|full (?:score|marks|points|credit)|100 ?%?|10\s?\/\s?10|the highest)|\b(?:all|every|each) (?:of )?(?:the )?(?:criteria|criterion|requirements?|must-haves?) (?:is|are|as|has been|have been|were)\b|\b(?:respond|reply|answer|output|return)\b (?:only |with |exactly |just |the |in ){1,3}|\b(?:give|award|assign|grant)\b[^.!?\n]{0,40}\b(?:full|maximum|highest|top|perfect|100)\b[^.!?\n]{0,20}\b(?:scores?|marks?|points|rating|credit)\b|\b(?:hire|recommend|approve|shortlist|invite|select) (?:this|the) (?:candidate|applicant|person)\b|\b(?:ignorier\w*|vergiss|missachte)\b[^.!?\n]{0,40}\b(?:anweisung\w*|kriterien|regeln)\b|\b(?:ignore[zr]?|oublie[zr]?)\b[^.!?\n]{0,40}\b(?:instructions|consignes|crit\u00e8res)\b|\b(?:ignor[ae]r?|olvid[ae]r?|esque\u00e7[ae]|dimentica)\b[^.!?\n]{0,40}\b(?:instrucciones|instru\u00e7\u00f5es|istruzioni|criterios|crit\u00e9rios|criteri)\b|\u5ffd\u7565[^\u3002\n]{0,20}(?:\u6307\u4ee4|\u6307\u793a|\u8bf4\u660e)/imu;

/** Whether a piece of a resume speaks to the machine that reads it, wherever its lines break. */
export function isInstruction(text: string): boolean {
  return INSTRUCTION.test(text.replace(/\s+/g, ' ').trim());
}

/**
 * A text without the sentences that speak to the machine that reads it. What goes on in the next line takes that line
 * with it.
 */
export function withoutInstructions(text: string): string {
  const lines = text.split('\n');
  const alone = lines.map(isInstruction);
  const across = lines.map(
    (line, index) =>
      !alone[index] &&
      !alone[index + 1] &&
      index + 1 < lines.length &&
      isInstruction(`${line} ${lines[index + 1]}`),
  );
  return lines
    .flatMap((line, index) => {
      if (across[index] || across[index - 1]) return [];
      return alone[index] ? [withoutSentences(line)] : [line];
    })
    .join('\n');
}

function withoutSentences(line: string): string {
  return line
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !isInstruction(sentence))
    .join(' ');
}

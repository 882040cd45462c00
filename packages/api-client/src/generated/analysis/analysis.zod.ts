/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * The newest analysis of the candidate for each job that the caller sees, newest first. An analysis is gone with its candidate or job.
 * @summary The analyses kept of a candidate
 */
export const listAnalysesPathIdMax = 64;


export const listAnalysesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListAnalysesParams = zod.object({
  "id": zod.string().min(1).max(listAnalysesPathIdMax).regex(listAnalysesPathIdRegExp).describe('The candidate\'s id.')
})

export const listAnalysesResponseJobIdMax = 64;


export const listAnalysesResponseJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listAnalysesResponseFitScoreMin = 0;
export const listAnalysesResponseFitScoreMax = 100;



export const ListAnalysesResponseItem = zod.object({
  "job": zod.object({
  "id": zod.string().min(1).max(listAnalysesResponseJobIdMax).regex(listAnalysesResponseJobIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.')
}),
  "fit_score": zod.number().min(listAnalysesResponseFitScoreMin).max(listAnalysesResponseFitScoreMax).describe('The fit in percent.'),
  "recommendation": zod.string().describe('One or two sentences.'),
  "scored_at": zod.iso.datetime({"offset":true}).describe('When it was scored (UTC).'),
  "scored_by": zod.object({
  "name": zod.string().describe('What scored it.'),
  "version": zod.string().describe('Its version. The same version gives the same answer to the same inputs.')
}),
  "in_part": zod.boolean().optional().describe('Whether the texts could be read in part only.'),
  "outdated": zod.boolean().describe('Whether the job, the resume, the notes or the reading have changed since.')
})
export const ListAnalysesResponse = zod.array(ListAnalysesResponseItem)

/**
 * What a score rests on, and what came of it, so that somebody can check later, without this server, that nothing of it was altered and that the same inputs give the
 * same score. It is of the analysis as `analyzeResume` would answer it now; where none is kept of the present texts, they are analyzed. `signature` is an Ed25519 signature over
 * the canonical JSON of `receipt`: no white space, the fields of each object sorted by their UTF-16 code units, numbers and texts as ECMAScript's `JSON.stringify` writes them. Fingerprints are SHA-256, in
 * hexadecimal: of the resume text and the notes their UTF-8, of job, contact and inputs their canonical JSON.
 * - a candidate or job that the caller does not see is 404; too little text is 422 `too_little_text`,
 * - with `include=inputs` the texts come along, for admins only (403 `admin_required`),
 * - texts that were changed meanwhile, or an analysis that is provisional, are 409 `analysis_changed`.
 * @summary A signed receipt of a score
 */
export const getReceiptPathIdMax = 64;


export const getReceiptPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetReceiptParams = zod.object({
  "id": zod.string().min(1).max(getReceiptPathIdMax).regex(getReceiptPathIdRegExp).describe('The candidate\'s id.')
})

export const getReceiptQueryJobIdMax = 64;


export const getReceiptQueryJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetReceiptQueryParams = zod.object({
  "job_id": zod.string().min(1).max(getReceiptQueryJobIdMax).regex(getReceiptQueryJobIdRegExp).describe('The job that the candidate was scored for.'),
  "include": zod.enum(['inputs']).optional().describe('What comes along beside the fingerprints.')
})

export const getReceiptResponseReceiptCandidateIdMax = 64;


export const getReceiptResponseReceiptCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const getReceiptResponseReceiptJobIdMax = 64;


export const getReceiptResponseReceiptJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const getReceiptResponseReceiptFingerprintsResumeRegExp = new RegExp('^[0-9a-f]{64}$');
export const getReceiptResponseReceiptFingerprintsNotesRegExp = new RegExp('^[0-9a-f]{64}$');
export const getReceiptResponseReceiptFingerprintsJobRegExp = new RegExp('^[0-9a-f]{64}$');
export const getReceiptResponseReceiptFingerprintsContactRegExp = new RegExp('^[0-9a-f]{64}$');
export const getReceiptResponseReceiptFingerprintsInputsRegExp = new RegExp('^[0-9a-f]{64}$');
export const getReceiptResponseReceiptHiddenWordsMin = 0;



export const getReceiptResponseReceiptFitScoreMin = 0;
export const getReceiptResponseReceiptFitScoreMax = 100;

export const getReceiptResponseReceiptCriteriaItemWeightMin = 0;
export const getReceiptResponseReceiptCriteriaItemWeightMax = 100;

export const getReceiptResponseReceiptCriteriaItemCreditMin = 0;
export const getReceiptResponseReceiptCriteriaItemCreditMax = 1;

export const getReceiptResponseReceiptCriteriaItemWithItMin = 0;
export const getReceiptResponseReceiptCriteriaItemWithItMax = 100;


export const getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemLeftMin = 0;
export const getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemLeftMax = 1;

export const getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemTopMin = 0;
export const getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemTopMax = 1;

export const getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemWidthMin = 0;
export const getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemWidthMax = 1;

export const getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemHeightMin = 0;
export const getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemHeightMax = 1;


export const getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemLeftMin = 0;
export const getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemLeftMax = 1;

export const getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemTopMin = 0;
export const getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemTopMax = 1;

export const getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemWidthMin = 0;
export const getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemWidthMax = 1;

export const getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemHeightMin = 0;
export const getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemHeightMax = 1;

export const getReceiptResponseReceiptCriteriaItemCorrectionByIdMax = 64;


export const getReceiptResponseReceiptCriteriaItemCorrectionByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const getReceiptResponseReceiptCriteriaItemClosestPlacesItemLeftMin = 0;
export const getReceiptResponseReceiptCriteriaItemClosestPlacesItemLeftMax = 1;

export const getReceiptResponseReceiptCriteriaItemClosestPlacesItemTopMin = 0;
export const getReceiptResponseReceiptCriteriaItemClosestPlacesItemTopMax = 1;

export const getReceiptResponseReceiptCriteriaItemClosestPlacesItemWidthMin = 0;
export const getReceiptResponseReceiptCriteriaItemClosestPlacesItemWidthMax = 1;

export const getReceiptResponseReceiptCriteriaItemClosestPlacesItemHeightMin = 0;
export const getReceiptResponseReceiptCriteriaItemClosestPlacesItemHeightMax = 1;

export const getReceiptResponseKeyIdRegExp = new RegExp('^[0-9a-f]{16}$');
export const getReceiptResponseSignatureRegExp = new RegExp('^[A-Za-z0-9_-]{86}$');
export const getReceiptResponseInputsJobCriteriaItemNameMax = 200;


export const getReceiptResponseInputsJobCriteriaItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const getReceiptResponseInputsJobCriteriaMax = 60;



export const GetReceiptResponse = zod.object({
  "receipt": zod.object({
  "format": zod.enum(['cortex-receipt-1']).describe('What the receipt looks like.'),
  "candidate_id": zod.string().min(1).max(getReceiptResponseReceiptCandidateIdMax).regex(getReceiptResponseReceiptCandidateIdRegExp).describe('An id, opaque to the client.'),
  "job_id": zod.string().min(1).max(getReceiptResponseReceiptJobIdMax).regex(getReceiptResponseReceiptJobIdRegExp).describe('An id, opaque to the client.'),
  "issued_at": zod.iso.datetime({"offset":true}).describe('When it was issued (UTC).'),
  "scored_at": zod.iso.datetime({"offset":true}).describe('When it was scored (UTC).'),
  "scored_by": zod.object({
  "name": zod.string().describe('What scored it.'),
  "version": zod.string().describe('Its version. The same version gives the same answer to the same inputs.')
}),
  "as_of": zod.string().describe('The day, or moment, that "present" means in a list of posts.'),
  "fingerprints": zod.object({
  "resume": zod.string().regex(getReceiptResponseReceiptFingerprintsResumeRegExp).describe('Of the resume text; of the empty text where there is none.'),
  "notes": zod.string().regex(getReceiptResponseReceiptFingerprintsNotesRegExp).describe('Of the notes.'),
  "job": zod.string().regex(getReceiptResponseReceiptFingerprintsJobRegExp).describe('Of title, description, skills and what a person set about the criteria.'),
  "contact": zod.string().regex(getReceiptResponseReceiptFingerprintsContactRegExp).describe('Of name, email and phone, which are removed before scoring.'),
  "inputs": zod.string().regex(getReceiptResponseReceiptFingerprintsInputsRegExp).describe('Of all that was read, together.')
}),
  "hidden_words": zod.int().min(getReceiptResponseReceiptHiddenWordsMin).describe('How many words of the file were left out, because a reader cannot see them.'),
  "corrections": zod.array(zod.object({
  "criterion": zod.string().describe('What the job asks for.'),
  "finding": zod.enum(['shown', 'not_shown']).describe('What a person said.'),
  "quote": zod.string().optional().describe('The line that shows it.'),
  "source": zod.enum(['resume', 'notes']).optional().describe('Where it stands.')
})).describe('What people corrected, by the criterion\'s name.'),
  "vocabulary": zod.array(zod.object({
  "criterion": zod.string().describe('What a job asks for.'),
  "words": zod.string().describe('Words that show it.'),
  "version": zod.int().min(1).describe('The version of the vocabulary since it is in it.')
})).describe('The terms of the organization\'s vocabulary about this job.'),
  "vocabulary_version": zod.int().min(1).optional().describe('The version of the vocabulary that the score rests on.'),
  "fit_score": zod.number().min(getReceiptResponseReceiptFitScoreMin).max(getReceiptResponseReceiptFitScoreMax).describe('The score.'),
  "recommendation": zod.string().describe('Its words.'),
  "criteria": zod.array(zod.object({
  "name": zod.string().describe('What the job asks for.'),
  "kind": zod.enum(['skill', 'title', 'experience', 'education', 'licence', 'language', 'responsibility']).describe('What sort of thing it is.'),
  "importance": zod.enum(['must', 'nice', 'neither']).optional().describe('Whether the job, or a person for it, says that it must be there or would be nice. Without a must-have the score stays below an interview.'),
  "weight": zod.number().min(getReceiptResponseReceiptCriteriaItemWeightMin).max(getReceiptResponseReceiptCriteriaItemWeightMax).describe('Its share of the score in percentage points; all weights add up to 100.'),
  "credit": zod.number().min(getReceiptResponseReceiptCriteriaItemCreditMin).max(getReceiptResponseReceiptCriteriaItemCreditMax).describe('How much of its weight the texts earn; the weights times the credits add up to `fit_score`, rounded. Above 0 and not met: something related was found.'),
  "met": zod.boolean().describe('Whether the texts show it.'),
  "unclear": zod.boolean().optional().describe('Where it is not met: whether the texts leave it open. It then earns half its weight at most, the likeness of the work aside.'),
  "remark": zod.string().optional().describe('Why it counts as it does, say that the texts deny it, or that it is only listed.'),
  "with_it": zod.number().min(getReceiptResponseReceiptCriteriaItemWithItMin).max(getReceiptResponseReceiptCriteriaItemWithItMax).optional().describe('Where it is not wholly met: the fit score that the texts would have with it, computed again.'),
  "evidence": zod.array(zod.object({
  "quote": zod.string().describe('Verbatim from the source, white space aside.'),
  "source": zod.enum(['resume', 'notes']).describe('Where the quote stands.'),
  "places": zod.array(zod.object({
  "page": zod.int().min(1).describe('The page, of which the first is 1.'),
  "left": zod.number().min(getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemLeftMin).max(getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemLeftMax).describe('Where it begins, of the width of the page.'),
  "top": zod.number().min(getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemTopMin).max(getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemTopMax).describe('Where it begins, of the height of the page.'),
  "width": zod.number().min(getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemWidthMin).max(getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemWidthMax).describe('How wide it is, of the width of the page.'),
  "height": zod.number().min(getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemHeightMin).max(getReceiptResponseReceiptCriteriaItemEvidenceItemPlacesItemHeightMax).describe('How high it is, of the height of the page.')
}).describe('A box on a page. Its edges are fractions of the page as it is shown, from its upper left corner.')).optional().describe('Where it stands on the pages of the resume, a box a line; left out where the server does not know.')
})).describe('All quotes that show it, the strongest first; none where it is not met.'),
  "related": zod.array(zod.object({
  "quote": zod.string().describe('Verbatim from the source, white space aside.'),
  "source": zod.enum(['resume', 'notes']).describe('Where the quote stands.'),
  "places": zod.array(zod.object({
  "page": zod.int().min(1).describe('The page, of which the first is 1.'),
  "left": zod.number().min(getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemLeftMin).max(getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemLeftMax).describe('Where it begins, of the width of the page.'),
  "top": zod.number().min(getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemTopMin).max(getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemTopMax).describe('Where it begins, of the height of the page.'),
  "width": zod.number().min(getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemWidthMin).max(getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemWidthMax).describe('How wide it is, of the width of the page.'),
  "height": zod.number().min(getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemHeightMin).max(getReceiptResponseReceiptCriteriaItemRelatedItemPlacesItemHeightMax).describe('How high it is, of the height of the page.')
}).describe('A box on a page. Its edges are fractions of the page as it is shown, from its upper left corner.')).optional().describe('Where it stands on the pages of the resume, a box a line; left out where the server does not know.')
})).optional().describe('Where it is not met: quotes of something related, which earn the credit.'),
  "correction": zod.object({
  "finding": zod.enum(['shown', 'not_shown', 'as_read']).describe('`shown`: a line shows it; `not_shown`: the texts do not show it; `as_read`: no correction.'),
  "by": zod.object({
  "id": zod.string().min(1).max(getReceiptResponseReceiptCriteriaItemCorrectionByIdMax).regex(getReceiptResponseReceiptCriteriaItemCorrectionByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "at": zod.iso.datetime({"offset":true}).describe('When (UTC).')
}).optional().describe('Where a person corrected what was read: what they said, who and when.'),
  "suggested_words": zod.string().optional().describe('Where a person chose a line that shows it: the words of the line that seem to name it, as a term for the vocabulary.'),
  "closest": zod.object({
  "quote": zod.string().describe('Verbatim from the source, white space aside.'),
  "source": zod.enum(['resume', 'notes']).describe('Where the quote stands.'),
  "places": zod.array(zod.object({
  "page": zod.int().min(1).describe('The page, of which the first is 1.'),
  "left": zod.number().min(getReceiptResponseReceiptCriteriaItemClosestPlacesItemLeftMin).max(getReceiptResponseReceiptCriteriaItemClosestPlacesItemLeftMax).describe('Where it begins, of the width of the page.'),
  "top": zod.number().min(getReceiptResponseReceiptCriteriaItemClosestPlacesItemTopMin).max(getReceiptResponseReceiptCriteriaItemClosestPlacesItemTopMax).describe('Where it begins, of the height of the page.'),
  "width": zod.number().min(getReceiptResponseReceiptCriteriaItemClosestPlacesItemWidthMin).max(getReceiptResponseReceiptCriteriaItemClosestPlacesItemWidthMax).describe('How wide it is, of the width of the page.'),
  "height": zod.number().min(getReceiptResponseReceiptCriteriaItemClosestPlacesItemHeightMin).max(getReceiptResponseReceiptCriteriaItemClosestPlacesItemHeightMax).describe('How high it is, of the height of the page.')
}).describe('A box on a page. Its edges are fractions of the page as it is shown, from its upper left corner.')).optional().describe('Where it stands on the pages of the resume, a box a line; left out where the server does not know.')
}).optional().describe('Where it was not found: the line that comes nearest to it. It earns nothing; a person judges.')
})).describe('All criteria with importance, weight, credit and quotes.')
}),
  "key": zod.object({
  "id": zod.string().regex(getReceiptResponseKeyIdRegExp).describe('The first 16 digits of the SHA-256 of the public key.'),
  "algorithm": zod.enum(['Ed25519']).describe('How it signs.'),
  "public_key": zod.string().describe('SPKI in DER, in base64.')
}),
  "signature": zod.string().regex(getReceiptResponseSignatureRegExp).describe('Ed25519, over the canonical JSON of `receipt`, in base64url.'),
  "inputs": zod.object({
  "job": zod.object({
  "title": zod.string().describe('The title.'),
  "description": zod.string().describe('The description.'),
  "skills_required": zod.string().describe('The skills as typed.'),
  "criteria": zod.array(zod.object({
  "name": zod.string().min(1).max(getReceiptResponseInputsJobCriteriaItemNameMax).regex(getReceiptResponseInputsJobCriteriaItemNameRegExp).describe('The criterion as it was read, or one that a person adds. Compared without regard to case.'),
  "importance": zod.enum(['must', 'nice', 'left_out']).describe('`must`: without it the score stays below an interview; `nice`: counts, but little; `left_out`: does not count.')
})).max(getReceiptResponseInputsJobCriteriaMax).optional()
}),
  "candidate": zod.object({
  "name": zod.string().describe('The name.'),
  "email": zod.string().describe('The email.'),
  "phone": zod.string().describe('The phone number.'),
  "notes": zod.string().describe('The notes.'),
  "resume_text": zod.string().nullable().describe('The text of the resume; null where there is none.')
})
}).optional()
})

/**
 * Says of one criterion of a job that a line of the candidate's texts shows it (`shown`), that the texts do not show it (`not_shown`), or that the
 * finding stands as it was read (`as_read`, which undoes a correction). The analysis is computed again with it and answered. The record says
 * who corrected what (`finding_corrected`). Whoever sees the candidate and the job may correct. A correction goes with the candidate or the job.
 * - `quote` is needed with `shown`, and has to stand in the resume or the notes, as whole words of three letters or digits at least, or as a whole line or item of a list, however short: else 422 `validation_failed` that names `quote`.
 * - a criterion that the job does not have is 422 `validation_failed` that names `criterion`.
 * @summary Correct what was found of one criterion
 */
export const correctFindingPathIdMax = 64;


export const correctFindingPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CorrectFindingParams = zod.object({
  "id": zod.string().min(1).max(correctFindingPathIdMax).regex(correctFindingPathIdRegExp).describe('The candidate\'s id.')
})

export const correctFindingBodyJobIdMax = 64;


export const correctFindingBodyJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const correctFindingBodyCriterionMax = 400;


export const correctFindingBodyCriterionRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const correctFindingBodyQuoteMax = 400;



export const CorrectFindingBody = zod.strictObject({
  "job_id": zod.string().min(1).max(correctFindingBodyJobIdMax).regex(correctFindingBodyJobIdRegExp).describe('An id, opaque to the client.'),
  "criterion": zod.string().min(1).max(correctFindingBodyCriterionMax).regex(correctFindingBodyCriterionRegExp).describe('The name of the criterion, as the analysis has it.'),
  "finding": zod.enum(['shown', 'not_shown', 'as_read']).describe('`shown`: a line shows it; `not_shown`: the texts do not show it; `as_read`: no correction.'),
  "quote": zod.string().max(correctFindingBodyQuoteMax).optional().describe('The line that shows it, as it stands in the texts. Needed with `shown`.')
})

export const correctFindingResponseFitScoreMin = 0;
export const correctFindingResponseFitScoreMax = 100;

export const correctFindingResponseCriteriaItemWeightMin = 0;
export const correctFindingResponseCriteriaItemWeightMax = 100;

export const correctFindingResponseCriteriaItemCreditMin = 0;
export const correctFindingResponseCriteriaItemCreditMax = 1;

export const correctFindingResponseCriteriaItemWithItMin = 0;
export const correctFindingResponseCriteriaItemWithItMax = 100;


export const correctFindingResponseCriteriaItemEvidenceItemPlacesItemLeftMin = 0;
export const correctFindingResponseCriteriaItemEvidenceItemPlacesItemLeftMax = 1;

export const correctFindingResponseCriteriaItemEvidenceItemPlacesItemTopMin = 0;
export const correctFindingResponseCriteriaItemEvidenceItemPlacesItemTopMax = 1;

export const correctFindingResponseCriteriaItemEvidenceItemPlacesItemWidthMin = 0;
export const correctFindingResponseCriteriaItemEvidenceItemPlacesItemWidthMax = 1;

export const correctFindingResponseCriteriaItemEvidenceItemPlacesItemHeightMin = 0;
export const correctFindingResponseCriteriaItemEvidenceItemPlacesItemHeightMax = 1;


export const correctFindingResponseCriteriaItemRelatedItemPlacesItemLeftMin = 0;
export const correctFindingResponseCriteriaItemRelatedItemPlacesItemLeftMax = 1;

export const correctFindingResponseCriteriaItemRelatedItemPlacesItemTopMin = 0;
export const correctFindingResponseCriteriaItemRelatedItemPlacesItemTopMax = 1;

export const correctFindingResponseCriteriaItemRelatedItemPlacesItemWidthMin = 0;
export const correctFindingResponseCriteriaItemRelatedItemPlacesItemWidthMax = 1;

export const correctFindingResponseCriteriaItemRelatedItemPlacesItemHeightMin = 0;
export const correctFindingResponseCriteriaItemRelatedItemPlacesItemHeightMax = 1;

export const correctFindingResponseCriteriaItemCorrectionByIdMax = 64;


export const correctFindingResponseCriteriaItemCorrectionByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const correctFindingResponseCriteriaItemClosestPlacesItemLeftMin = 0;
export const correctFindingResponseCriteriaItemClosestPlacesItemLeftMax = 1;

export const correctFindingResponseCriteriaItemClosestPlacesItemTopMin = 0;
export const correctFindingResponseCriteriaItemClosestPlacesItemTopMax = 1;

export const correctFindingResponseCriteriaItemClosestPlacesItemWidthMin = 0;
export const correctFindingResponseCriteriaItemClosestPlacesItemWidthMax = 1;

export const correctFindingResponseCriteriaItemClosestPlacesItemHeightMin = 0;
export const correctFindingResponseCriteriaItemClosestPlacesItemHeightMax = 1;

export const correctFindingResponseReadWordsMin = 0;

export const correctFindingResponseReadHiddenWordsMin = 0;



export const correctFindingResponseJobScoresLowestMin = 0;
export const correctFindingResponseJobScoresLowestMax = 100;

export const correctFindingResponseJobScoresHighestMin = 0;
export const correctFindingResponseJobScoresHighestMax = 100;



export const CorrectFindingResponse = zod.object({
  "fit_score": zod.number().min(correctFindingResponseFitScoreMin).max(correctFindingResponseFitScoreMax).optional().describe('The fit in percent. May be missing; clients then show no figure.'),
  "strengths": zod.union([zod.array(zod.string()),zod.string()]).describe('A list, or one text. Clients take both.'),
  "weaknesses": zod.union([zod.array(zod.string()),zod.string()]).describe('A list, or one text. Clients take both.'),
  "recommendation": zod.string().optional().describe('One or two sentences.'),
  "criteria": zod.array(zod.object({
  "name": zod.string().describe('What the job asks for.'),
  "kind": zod.enum(['skill', 'title', 'experience', 'education', 'licence', 'language', 'responsibility']).describe('What sort of thing it is.'),
  "importance": zod.enum(['must', 'nice', 'neither']).optional().describe('Whether the job, or a person for it, says that it must be there or would be nice. Without a must-have the score stays below an interview.'),
  "weight": zod.number().min(correctFindingResponseCriteriaItemWeightMin).max(correctFindingResponseCriteriaItemWeightMax).describe('Its share of the score in percentage points; all weights add up to 100.'),
  "credit": zod.number().min(correctFindingResponseCriteriaItemCreditMin).max(correctFindingResponseCriteriaItemCreditMax).describe('How much of its weight the texts earn; the weights times the credits add up to `fit_score`, rounded. Above 0 and not met: something related was found.'),
  "met": zod.boolean().describe('Whether the texts show it.'),
  "unclear": zod.boolean().optional().describe('Where it is not met: whether the texts leave it open. It then earns half its weight at most, the likeness of the work aside.'),
  "remark": zod.string().optional().describe('Why it counts as it does, say that the texts deny it, or that it is only listed.'),
  "with_it": zod.number().min(correctFindingResponseCriteriaItemWithItMin).max(correctFindingResponseCriteriaItemWithItMax).optional().describe('Where it is not wholly met: the fit score that the texts would have with it, computed again.'),
  "evidence": zod.array(zod.object({
  "quote": zod.string().describe('Verbatim from the source, white space aside.'),
  "source": zod.enum(['resume', 'notes']).describe('Where the quote stands.'),
  "places": zod.array(zod.object({
  "page": zod.int().min(1).describe('The page, of which the first is 1.'),
  "left": zod.number().min(correctFindingResponseCriteriaItemEvidenceItemPlacesItemLeftMin).max(correctFindingResponseCriteriaItemEvidenceItemPlacesItemLeftMax).describe('Where it begins, of the width of the page.'),
  "top": zod.number().min(correctFindingResponseCriteriaItemEvidenceItemPlacesItemTopMin).max(correctFindingResponseCriteriaItemEvidenceItemPlacesItemTopMax).describe('Where it begins, of the height of the page.'),
  "width": zod.number().min(correctFindingResponseCriteriaItemEvidenceItemPlacesItemWidthMin).max(correctFindingResponseCriteriaItemEvidenceItemPlacesItemWidthMax).describe('How wide it is, of the width of the page.'),
  "height": zod.number().min(correctFindingResponseCriteriaItemEvidenceItemPlacesItemHeightMin).max(correctFindingResponseCriteriaItemEvidenceItemPlacesItemHeightMax).describe('How high it is, of the height of the page.')
}).describe('A box on a page. Its edges are fractions of the page as it is shown, from its upper left corner.')).optional().describe('Where it stands on the pages of the resume, a box a line; left out where the server does not know.')
})).describe('All quotes that show it, the strongest first; none where it is not met.'),
  "related": zod.array(zod.object({
  "quote": zod.string().describe('Verbatim from the source, white space aside.'),
  "source": zod.enum(['resume', 'notes']).describe('Where the quote stands.'),
  "places": zod.array(zod.object({
  "page": zod.int().min(1).describe('The page, of which the first is 1.'),
  "left": zod.number().min(correctFindingResponseCriteriaItemRelatedItemPlacesItemLeftMin).max(correctFindingResponseCriteriaItemRelatedItemPlacesItemLeftMax).describe('Where it begins, of the width of the page.'),
  "top": zod.number().min(correctFindingResponseCriteriaItemRelatedItemPlacesItemTopMin).max(correctFindingResponseCriteriaItemRelatedItemPlacesItemTopMax).describe('Where it begins, of the height of the page.'),
  "width": zod.number().min(correctFindingResponseCriteriaItemRelatedItemPlacesItemWidthMin).max(correctFindingResponseCriteriaItemRelatedItemPlacesItemWidthMax).describe('How wide it is, of the width of the page.'),
  "height": zod.number().min(correctFindingResponseCriteriaItemRelatedItemPlacesItemHeightMin).max(correctFindingResponseCriteriaItemRelatedItemPlacesItemHeightMax).describe('How high it is, of the height of the page.')
}).describe('A box on a page. Its edges are fractions of the page as it is shown, from its upper left corner.')).optional().describe('Where it stands on the pages of the resume, a box a line; left out where the server does not know.')
})).optional().describe('Where it is not met: quotes of something related, which earn the credit.'),
  "correction": zod.object({
  "finding": zod.enum(['shown', 'not_shown', 'as_read']).describe('`shown`: a line shows it; `not_shown`: the texts do not show it; `as_read`: no correction.'),
  "by": zod.object({
  "id": zod.string().min(1).max(correctFindingResponseCriteriaItemCorrectionByIdMax).regex(correctFindingResponseCriteriaItemCorrectionByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "at": zod.iso.datetime({"offset":true}).describe('When (UTC).')
}).optional().describe('Where a person corrected what was read: what they said, who and when.'),
  "suggested_words": zod.string().optional().describe('Where a person chose a line that shows it: the words of the line that seem to name it, as a term for the vocabulary.'),
  "closest": zod.object({
  "quote": zod.string().describe('Verbatim from the source, white space aside.'),
  "source": zod.enum(['resume', 'notes']).describe('Where the quote stands.'),
  "places": zod.array(zod.object({
  "page": zod.int().min(1).describe('The page, of which the first is 1.'),
  "left": zod.number().min(correctFindingResponseCriteriaItemClosestPlacesItemLeftMin).max(correctFindingResponseCriteriaItemClosestPlacesItemLeftMax).describe('Where it begins, of the width of the page.'),
  "top": zod.number().min(correctFindingResponseCriteriaItemClosestPlacesItemTopMin).max(correctFindingResponseCriteriaItemClosestPlacesItemTopMax).describe('Where it begins, of the height of the page.'),
  "width": zod.number().min(correctFindingResponseCriteriaItemClosestPlacesItemWidthMin).max(correctFindingResponseCriteriaItemClosestPlacesItemWidthMax).describe('How wide it is, of the width of the page.'),
  "height": zod.number().min(correctFindingResponseCriteriaItemClosestPlacesItemHeightMin).max(correctFindingResponseCriteriaItemClosestPlacesItemHeightMax).describe('How high it is, of the height of the page.')
}).describe('A box on a page. Its edges are fractions of the page as it is shown, from its upper left corner.')).optional().describe('Where it stands on the pages of the resume, a box a line; left out where the server does not know.')
}).optional().describe('Where it was not found: the line that comes nearest to it. It earns nothing; a person judges.')
})).optional().describe('What the job names, weightiest first, each met or not. A server may put the must-haves before the others.'),
  "scored_by": zod.object({
  "name": zod.string().describe('What scored it.'),
  "version": zod.string().describe('Its version. The same version gives the same answer to the same inputs.')
}).optional().describe('What scored it.'),
  "read": zod.object({
  "resume": zod.boolean().describe('Whether the resume was read.'),
  "notes": zod.boolean().describe('Whether the notes were read.'),
  "words": zod.int().min(correctFindingResponseReadWordsMin).describe('How many words were read in all.'),
  "hidden_words": zod.int().min(correctFindingResponseReadHiddenWordsMin).optional().describe('How many words of the file were left out, because a reader cannot see them.'),
  "in_part": zod.boolean().optional().describe('Whether the texts could be read in part only, say for their languages. A person then has to read them; no verdict is worded.'),
  "remark": zod.string().optional().describe('What the person should know about it, say that there was no readable resume.')
}).optional().describe('What was read.'),
  "notice": zod.string().optional().describe('That a person decides.'),
  "capped": zod.boolean().optional().describe('Whether a missing must-have keeps the score below an interview.'),
  "vocabulary_version": zod.int().min(1).optional().describe('The version of the organization\'s vocabulary whose terms it rests on; left out where none of them is about the job.'),
  "correctable": zod.boolean().optional().describe('Whether `correctFinding` takes corrections of its findings.'),
  "has_nearest_lines": zod.boolean().optional().describe('Whether `listNearestLines` tells the lines that come nearest to a criterion of it.'),
  "has_receipt": zod.boolean().optional().describe('Whether `getReceipt` gives a receipt of it.'),
  "scored_at": zod.iso.datetime({"offset":true}).optional().describe('When it was scored (UTC). The same inputs and version answer with the analysis that was kept.'),
  "scored_anew": zod.object({
  "name": zod.string().describe('What scored it.'),
  "version": zod.string().describe('Its version. The same version gives the same answer to the same inputs.')
}).optional().describe('The version that had scored the same inputs before, where a newer one has now scored them again.'),
  "job_scores": zod.object({
  "candidates": zod.int().min(1).describe('How many were analyzed, this one included.'),
  "lowest": zod.number().min(correctFindingResponseJobScoresLowestMin).max(correctFindingResponseJobScoresLowestMax).describe('The lowest score among them.'),
  "highest": zod.number().min(correctFindingResponseJobScoresHighestMin).max(correctFindingResponseJobScoresHighestMax).describe('The highest score among them.')
}).optional().describe('How far the scores part the candidates that were analyzed for this job and that the caller sees. Only in the answer to an analysis.')
})

/**
 * For a person who looks for the line that shows a criterion of a job: at most five lines of the resume and the notes, verbatim, the nearest first. They say nothing of whether it is
 * shown, and no score rests on them; `correctFinding` takes each of them as its `quote`. None where nothing comes near. Contact lines, headings and pastimes are not among them.
 * - a candidate or job that the caller does not see is 404; too little text is 422 `too_little_text`,
 * - a criterion that the job does not have is 422 `validation_failed` that names `criterion`.
 * @summary The lines that come nearest to one criterion
 */
export const listNearestLinesPathIdMax = 64;


export const listNearestLinesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListNearestLinesParams = zod.object({
  "id": zod.string().min(1).max(listNearestLinesPathIdMax).regex(listNearestLinesPathIdRegExp).describe('The candidate\'s id.')
})

export const listNearestLinesQueryJobIdMax = 64;


export const listNearestLinesQueryJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listNearestLinesQueryCriterionMax = 200;


export const listNearestLinesQueryCriterionRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const ListNearestLinesQueryParams = zod.object({
  "job_id": zod.string().min(1).max(listNearestLinesQueryJobIdMax).regex(listNearestLinesQueryJobIdRegExp).describe('The job that asks for the criterion.'),
  "criterion": zod.string().min(1).max(listNearestLinesQueryCriterionMax).regex(listNearestLinesQueryCriterionRegExp).describe('The name of the criterion, as the analysis has it. Compared without regard to case.')
})


export const listNearestLinesResponseLinesItemPlacesItemLeftMin = 0;
export const listNearestLinesResponseLinesItemPlacesItemLeftMax = 1;

export const listNearestLinesResponseLinesItemPlacesItemTopMin = 0;
export const listNearestLinesResponseLinesItemPlacesItemTopMax = 1;

export const listNearestLinesResponseLinesItemPlacesItemWidthMin = 0;
export const listNearestLinesResponseLinesItemPlacesItemWidthMax = 1;

export const listNearestLinesResponseLinesItemPlacesItemHeightMin = 0;
export const listNearestLinesResponseLinesItemPlacesItemHeightMax = 1;

export const listNearestLinesResponseLinesMax = 5;



export const ListNearestLinesResponse = zod.object({
  "lines": zod.array(zod.object({
  "quote": zod.string().describe('Verbatim from the source, white space aside.'),
  "source": zod.enum(['resume', 'notes']).describe('Where the quote stands.'),
  "places": zod.array(zod.object({
  "page": zod.int().min(1).describe('The page, of which the first is 1.'),
  "left": zod.number().min(listNearestLinesResponseLinesItemPlacesItemLeftMin).max(listNearestLinesResponseLinesItemPlacesItemLeftMax).describe('Where it begins, of the width of the page.'),
  "top": zod.number().min(listNearestLinesResponseLinesItemPlacesItemTopMin).max(listNearestLinesResponseLinesItemPlacesItemTopMax).describe('Where it begins, of the height of the page.'),
  "width": zod.number().min(listNearestLinesResponseLinesItemPlacesItemWidthMin).max(listNearestLinesResponseLinesItemPlacesItemWidthMax).describe('How wide it is, of the width of the page.'),
  "height": zod.number().min(listNearestLinesResponseLinesItemPlacesItemHeightMin).max(listNearestLinesResponseLinesItemPlacesItemHeightMax).describe('How high it is, of the height of the page.')
}).describe('A box on a page. Its edges are fractions of the page as it is shown, from its upper left corner.')).optional().describe('Where it stands on the pages of the resume, a box a line; left out where the server does not know.')
})).max(listNearestLinesResponseLinesMax).describe('The lines, the nearest first.')
})

/**
 * Scores the candidate's resume and notes against what the job's title, description and skills name. The answer is
 * deterministic: the same inputs give the same answer to the last character. Name, contact lines and personal lines (birth date, age, gender,
 * marital status, nationality, religion, photo captions, pronouns) are removed before scoring: swapping them changes nothing. Each
 * criterion is met or not, with quotes that stand verbatim (white space aside) in the resume or the notes. A candidate without a readable resume is analysed on the
 * notes, and `read` says so; with fewer than 30 words to read in all the answer is 422 `too_little_text` and no score.
 * The client takes 200 and 201 alike.
 * @summary How well one candidate fits one job, with reasons
 */
export const analyzeResumeBodyCandidateIdMax = 64;


export const analyzeResumeBodyCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const analyzeResumeBodyJobIdMax = 64;


export const analyzeResumeBodyJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AnalyzeResumeBody = zod.strictObject({
  "candidate_id": zod.string().min(1).max(analyzeResumeBodyCandidateIdMax).regex(analyzeResumeBodyCandidateIdRegExp).describe('An id, opaque to the client.'),
  "job_id": zod.string().min(1).max(analyzeResumeBodyJobIdMax).regex(analyzeResumeBodyJobIdRegExp).describe('An id, opaque to the client.')
})

export const analyzeResumeResponseFitScoreMin = 0;
export const analyzeResumeResponseFitScoreMax = 100;

export const analyzeResumeResponseCriteriaItemWeightMin = 0;
export const analyzeResumeResponseCriteriaItemWeightMax = 100;

export const analyzeResumeResponseCriteriaItemCreditMin = 0;
export const analyzeResumeResponseCriteriaItemCreditMax = 1;

export const analyzeResumeResponseCriteriaItemWithItMin = 0;
export const analyzeResumeResponseCriteriaItemWithItMax = 100;


export const analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemLeftMin = 0;
export const analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemLeftMax = 1;

export const analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemTopMin = 0;
export const analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemTopMax = 1;

export const analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemWidthMin = 0;
export const analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemWidthMax = 1;

export const analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemHeightMin = 0;
export const analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemHeightMax = 1;


export const analyzeResumeResponseCriteriaItemRelatedItemPlacesItemLeftMin = 0;
export const analyzeResumeResponseCriteriaItemRelatedItemPlacesItemLeftMax = 1;

export const analyzeResumeResponseCriteriaItemRelatedItemPlacesItemTopMin = 0;
export const analyzeResumeResponseCriteriaItemRelatedItemPlacesItemTopMax = 1;

export const analyzeResumeResponseCriteriaItemRelatedItemPlacesItemWidthMin = 0;
export const analyzeResumeResponseCriteriaItemRelatedItemPlacesItemWidthMax = 1;

export const analyzeResumeResponseCriteriaItemRelatedItemPlacesItemHeightMin = 0;
export const analyzeResumeResponseCriteriaItemRelatedItemPlacesItemHeightMax = 1;

export const analyzeResumeResponseCriteriaItemCorrectionByIdMax = 64;


export const analyzeResumeResponseCriteriaItemCorrectionByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const analyzeResumeResponseCriteriaItemClosestPlacesItemLeftMin = 0;
export const analyzeResumeResponseCriteriaItemClosestPlacesItemLeftMax = 1;

export const analyzeResumeResponseCriteriaItemClosestPlacesItemTopMin = 0;
export const analyzeResumeResponseCriteriaItemClosestPlacesItemTopMax = 1;

export const analyzeResumeResponseCriteriaItemClosestPlacesItemWidthMin = 0;
export const analyzeResumeResponseCriteriaItemClosestPlacesItemWidthMax = 1;

export const analyzeResumeResponseCriteriaItemClosestPlacesItemHeightMin = 0;
export const analyzeResumeResponseCriteriaItemClosestPlacesItemHeightMax = 1;

export const analyzeResumeResponseReadWordsMin = 0;

export const analyzeResumeResponseReadHiddenWordsMin = 0;



export const analyzeResumeResponseJobScoresLowestMin = 0;
export const analyzeResumeResponseJobScoresLowestMax = 100;

export const analyzeResumeResponseJobScoresHighestMin = 0;
export const analyzeResumeResponseJobScoresHighestMax = 100;



export const AnalyzeResumeResponse = zod.object({
  "fit_score": zod.number().min(analyzeResumeResponseFitScoreMin).max(analyzeResumeResponseFitScoreMax).optional().describe('The fit in percent. May be missing; clients then show no figure.'),
  "strengths": zod.union([zod.array(zod.string()),zod.string()]).describe('A list, or one text. Clients take both.'),
  "weaknesses": zod.union([zod.array(zod.string()),zod.string()]).describe('A list, or one text. Clients take both.'),
  "recommendation": zod.string().optional().describe('One or two sentences.'),
  "criteria": zod.array(zod.object({
  "name": zod.string().describe('What the job asks for.'),
  "kind": zod.enum(['skill', 'title', 'experience', 'education', 'licence', 'language', 'responsibility']).describe('What sort of thing it is.'),
  "importance": zod.enum(['must', 'nice', 'neither']).optional().describe('Whether the job, or a person for it, says that it must be there or would be nice. Without a must-have the score stays below an interview.'),
  "weight": zod.number().min(analyzeResumeResponseCriteriaItemWeightMin).max(analyzeResumeResponseCriteriaItemWeightMax).describe('Its share of the score in percentage points; all weights add up to 100.'),
  "credit": zod.number().min(analyzeResumeResponseCriteriaItemCreditMin).max(analyzeResumeResponseCriteriaItemCreditMax).describe('How much of its weight the texts earn; the weights times the credits add up to `fit_score`, rounded. Above 0 and not met: something related was found.'),
  "met": zod.boolean().describe('Whether the texts show it.'),
  "unclear": zod.boolean().optional().describe('Where it is not met: whether the texts leave it open. It then earns half its weight at most, the likeness of the work aside.'),
  "remark": zod.string().optional().describe('Why it counts as it does, say that the texts deny it, or that it is only listed.'),
  "with_it": zod.number().min(analyzeResumeResponseCriteriaItemWithItMin).max(analyzeResumeResponseCriteriaItemWithItMax).optional().describe('Where it is not wholly met: the fit score that the texts would have with it, computed again.'),
  "evidence": zod.array(zod.object({
  "quote": zod.string().describe('Verbatim from the source, white space aside.'),
  "source": zod.enum(['resume', 'notes']).describe('Where the quote stands.'),
  "places": zod.array(zod.object({
  "page": zod.int().min(1).describe('The page, of which the first is 1.'),
  "left": zod.number().min(analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemLeftMin).max(analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemLeftMax).describe('Where it begins, of the width of the page.'),
  "top": zod.number().min(analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemTopMin).max(analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemTopMax).describe('Where it begins, of the height of the page.'),
  "width": zod.number().min(analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemWidthMin).max(analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemWidthMax).describe('How wide it is, of the width of the page.'),
  "height": zod.number().min(analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemHeightMin).max(analyzeResumeResponseCriteriaItemEvidenceItemPlacesItemHeightMax).describe('How high it is, of the height of the page.')
}).describe('A box on a page. Its edges are fractions of the page as it is shown, from its upper left corner.')).optional().describe('Where it stands on the pages of the resume, a box a line; left out where the server does not know.')
})).describe('All quotes that show it, the strongest first; none where it is not met.'),
  "related": zod.array(zod.object({
  "quote": zod.string().describe('Verbatim from the source, white space aside.'),
  "source": zod.enum(['resume', 'notes']).describe('Where the quote stands.'),
  "places": zod.array(zod.object({
  "page": zod.int().min(1).describe('The page, of which the first is 1.'),
  "left": zod.number().min(analyzeResumeResponseCriteriaItemRelatedItemPlacesItemLeftMin).max(analyzeResumeResponseCriteriaItemRelatedItemPlacesItemLeftMax).describe('Where it begins, of the width of the page.'),
  "top": zod.number().min(analyzeResumeResponseCriteriaItemRelatedItemPlacesItemTopMin).max(analyzeResumeResponseCriteriaItemRelatedItemPlacesItemTopMax).describe('Where it begins, of the height of the page.'),
  "width": zod.number().min(analyzeResumeResponseCriteriaItemRelatedItemPlacesItemWidthMin).max(analyzeResumeResponseCriteriaItemRelatedItemPlacesItemWidthMax).describe('How wide it is, of the width of the page.'),
  "height": zod.number().min(analyzeResumeResponseCriteriaItemRelatedItemPlacesItemHeightMin).max(analyzeResumeResponseCriteriaItemRelatedItemPlacesItemHeightMax).describe('How high it is, of the height of the page.')
}).describe('A box on a page. Its edges are fractions of the page as it is shown, from its upper left corner.')).optional().describe('Where it stands on the pages of the resume, a box a line; left out where the server does not know.')
})).optional().describe('Where it is not met: quotes of something related, which earn the credit.'),
  "correction": zod.object({
  "finding": zod.enum(['shown', 'not_shown', 'as_read']).describe('`shown`: a line shows it; `not_shown`: the texts do not show it; `as_read`: no correction.'),
  "by": zod.object({
  "id": zod.string().min(1).max(analyzeResumeResponseCriteriaItemCorrectionByIdMax).regex(analyzeResumeResponseCriteriaItemCorrectionByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "at": zod.iso.datetime({"offset":true}).describe('When (UTC).')
}).optional().describe('Where a person corrected what was read: what they said, who and when.'),
  "suggested_words": zod.string().optional().describe('Where a person chose a line that shows it: the words of the line that seem to name it, as a term for the vocabulary.'),
  "closest": zod.object({
  "quote": zod.string().describe('Verbatim from the source, white space aside.'),
  "source": zod.enum(['resume', 'notes']).describe('Where the quote stands.'),
  "places": zod.array(zod.object({
  "page": zod.int().min(1).describe('The page, of which the first is 1.'),
  "left": zod.number().min(analyzeResumeResponseCriteriaItemClosestPlacesItemLeftMin).max(analyzeResumeResponseCriteriaItemClosestPlacesItemLeftMax).describe('Where it begins, of the width of the page.'),
  "top": zod.number().min(analyzeResumeResponseCriteriaItemClosestPlacesItemTopMin).max(analyzeResumeResponseCriteriaItemClosestPlacesItemTopMax).describe('Where it begins, of the height of the page.'),
  "width": zod.number().min(analyzeResumeResponseCriteriaItemClosestPlacesItemWidthMin).max(analyzeResumeResponseCriteriaItemClosestPlacesItemWidthMax).describe('How wide it is, of the width of the page.'),
  "height": zod.number().min(analyzeResumeResponseCriteriaItemClosestPlacesItemHeightMin).max(analyzeResumeResponseCriteriaItemClosestPlacesItemHeightMax).describe('How high it is, of the height of the page.')
}).describe('A box on a page. Its edges are fractions of the page as it is shown, from its upper left corner.')).optional().describe('Where it stands on the pages of the resume, a box a line; left out where the server does not know.')
}).optional().describe('Where it was not found: the line that comes nearest to it. It earns nothing; a person judges.')
})).optional().describe('What the job names, weightiest first, each met or not. A server may put the must-haves before the others.'),
  "scored_by": zod.object({
  "name": zod.string().describe('What scored it.'),
  "version": zod.string().describe('Its version. The same version gives the same answer to the same inputs.')
}).optional().describe('What scored it.'),
  "read": zod.object({
  "resume": zod.boolean().describe('Whether the resume was read.'),
  "notes": zod.boolean().describe('Whether the notes were read.'),
  "words": zod.int().min(analyzeResumeResponseReadWordsMin).describe('How many words were read in all.'),
  "hidden_words": zod.int().min(analyzeResumeResponseReadHiddenWordsMin).optional().describe('How many words of the file were left out, because a reader cannot see them.'),
  "in_part": zod.boolean().optional().describe('Whether the texts could be read in part only, say for their languages. A person then has to read them; no verdict is worded.'),
  "remark": zod.string().optional().describe('What the person should know about it, say that there was no readable resume.')
}).optional().describe('What was read.'),
  "notice": zod.string().optional().describe('That a person decides.'),
  "capped": zod.boolean().optional().describe('Whether a missing must-have keeps the score below an interview.'),
  "vocabulary_version": zod.int().min(1).optional().describe('The version of the organization\'s vocabulary whose terms it rests on; left out where none of them is about the job.'),
  "correctable": zod.boolean().optional().describe('Whether `correctFinding` takes corrections of its findings.'),
  "has_nearest_lines": zod.boolean().optional().describe('Whether `listNearestLines` tells the lines that come nearest to a criterion of it.'),
  "has_receipt": zod.boolean().optional().describe('Whether `getReceipt` gives a receipt of it.'),
  "scored_at": zod.iso.datetime({"offset":true}).optional().describe('When it was scored (UTC). The same inputs and version answer with the analysis that was kept.'),
  "scored_anew": zod.object({
  "name": zod.string().describe('What scored it.'),
  "version": zod.string().describe('Its version. The same version gives the same answer to the same inputs.')
}).optional().describe('The version that had scored the same inputs before, where a newer one has now scored them again.'),
  "job_scores": zod.object({
  "candidates": zod.int().min(1).describe('How many were analyzed, this one included.'),
  "lowest": zod.number().min(analyzeResumeResponseJobScoresLowestMin).max(analyzeResumeResponseJobScoresLowestMax).describe('The lowest score among them.'),
  "highest": zod.number().min(analyzeResumeResponseJobScoresHighestMin).max(analyzeResumeResponseJobScoresHighestMax).describe('The highest score among them.')
}).optional().describe('How far the scores part the candidates that were analyzed for this job and that the caller sees. Only in the answer to an analysis.')
})

/**
 * What `POST /analyze_resume/` says of each pair of a candidate and a job, in short, for a ranked list: in the order of the request, each with its score or with
 * the refusal that the pair alone would get. At most `x-limits.analysis.pairs` pairs. Each analysis is kept, as one asked for alone is. `looked_at` is when the caller last asked
 * for the pair alone, that is, looked at the whole analysis; `decision` what stands of the decisions about the candidate for the job.
 * @summary Many candidates, or jobs, at once
 */
export const analyzeResumesBodyPairsItemCandidateIdMax = 64;


export const analyzeResumesBodyPairsItemCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const analyzeResumesBodyPairsItemJobIdMax = 64;


export const analyzeResumesBodyPairsItemJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const analyzeResumesBodyPairsMax = 50;



export const AnalyzeResumesBody = zod.strictObject({
  "pairs": zod.array(zod.strictObject({
  "candidate_id": zod.string().min(1).max(analyzeResumesBodyPairsItemCandidateIdMax).regex(analyzeResumesBodyPairsItemCandidateIdRegExp).describe('An id, opaque to the client.'),
  "job_id": zod.string().min(1).max(analyzeResumesBodyPairsItemJobIdMax).regex(analyzeResumesBodyPairsItemJobIdRegExp).describe('An id, opaque to the client.')
})).min(1).max(analyzeResumesBodyPairsMax).describe('Which candidate for which job.')
})

export const analyzeResumesResponseResultsItemCandidateIdMax = 64;


export const analyzeResumesResponseResultsItemCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const analyzeResumesResponseResultsItemJobIdMax = 64;


export const analyzeResumesResponseResultsItemJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const analyzeResumesResponseResultsItemAnalysisFitScoreMin = 0;
export const analyzeResumesResponseResultsItemAnalysisFitScoreMax = 100;

export const analyzeResumesResponseResultsItemAnalysisPointsMin = 0;
export const analyzeResumesResponseResultsItemAnalysisPointsMax = 100;

export const analyzeResumesResponseResultsItemDecisionByIdMax = 64;


export const analyzeResumesResponseResultsItemDecisionByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AnalyzeResumesResponse = zod.object({
  "results": zod.array(zod.object({
  "candidate_id": zod.string().min(1).max(analyzeResumesResponseResultsItemCandidateIdMax).regex(analyzeResumesResponseResultsItemCandidateIdRegExp).describe('An id, opaque to the client.'),
  "job_id": zod.string().min(1).max(analyzeResumesResponseResultsItemJobIdMax).regex(analyzeResumesResponseResultsItemJobIdRegExp).describe('An id, opaque to the client.'),
  "analysis": zod.object({
  "fit_score": zod.number().min(analyzeResumesResponseResultsItemAnalysisFitScoreMin).max(analyzeResumesResponseResultsItemAnalysisFitScoreMax).describe('The fit in percent.'),
  "points": zod.number().min(analyzeResumesResponseResultsItemAnalysisPointsMin).max(analyzeResumesResponseResultsItemAnalysisPointsMax).optional().describe('The weights of the criteria times their credits, added up and rounded to two decimals, before what a missing must-have holds back: those with the same `fit_score` are ordered by it.'),
  "recommendation": zod.string().describe('One or two sentences.'),
  "must_haves": zod.array(zod.object({
  "name": zod.string().describe('What the job asks for.'),
  "state": zod.enum(['met', 'unclear', 'missing']).describe('What the texts show of it.')
})).describe('The must-haves of the job, weightiest first.'),
  "in_part": zod.boolean().optional().describe('Whether the texts could be read in part only.'),
  "scored_at": zod.iso.datetime({"offset":true}).describe('When it was scored (UTC).'),
  "scored_by": zod.object({
  "name": zod.string().describe('What scored it.'),
  "version": zod.string().describe('Its version. The same version gives the same answer to the same inputs.')
})
}).optional(),
  "error": zod.object({
  "detail": zod.string().describe('What happened and what to do, in a sentence or two for people.'),
  "code": zod.enum(['malformed_request', 'wrong_password', 'unauthenticated', 'invalid_credentials', 'admin_required', 'sign_up_closed', 'company_sign_in_refused', 'provider_unavailable', 'email_unconfirmed', 'reauthentication_required', 'second_factor_required', 'second_factor_wrong', 'second_factor_unreadable', 'second_factor_setup_required', 'second_factor_already_on', 'second_factor_not_on', 'upgrade_required', 'not_owner', 'other_person', 'not_found', 'method_not_allowed', 'organization_name_taken', 'email_taken', 'username_taken', 'last_admin', 'stage_in_use', 'payload_too_large', 'unsupported_media_type', 'unsupported_resume_type', 'validation_failed', 'analysis_changed', 'too_little_text', 'corrupt_resume', 'password_protected_resume', 'resume_too_complex', 'rate_limited', 'server_busy', 'internal_error', 'storage_full']).describe('A fixed word for programs. A client treats one that it does not know as the status says.'),
  "errors": zod.record(zod.string(), zod.string()).optional().describe('The fields at fault, each with a sentence; `body` where the body is no object. Only where fields are at fault.')
}).optional().describe('The one shape of every error.'),
  "decision": zod.object({
  "decision": zod.enum(['shortlist', 'hold', 'decline']).describe('What a person decided. No status follows from it.'),
  "by": zod.object({
  "id": zod.string().min(1).max(analyzeResumesResponseResultsItemDecisionByIdMax).regex(analyzeResumesResponseResultsItemDecisionByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "at": zod.iso.datetime({"offset":true}).describe('When (UTC).')
}).optional(),
  "looked_at": zod.iso.datetime({"offset":true}).optional().describe('When the caller last looked at the whole analysis (UTC).')
}).describe('A pair with either `analysis` or `error`.')).describe('One for each pair, in the order of the request; a pair that stands there twice has two.')
})

/**
 * Computes the scores of candidates for a job as they are and as they would be with other `criteria`, or with a `term` more in the organization's
 * vocabulary, or with both. Nothing is kept and nothing changes. Scores are those of the built-in reading, before and after.
 * - without `candidate_ids` a `term` is needed: the candidates are those whose resume or notes hold its words, of the newest `x-limits.vocabulary.searched` that
 *   the caller sees; the first `x-limits.analysis.pairs` of them have a result, `total` counts all. Without both: 422 `validation_failed` that names `candidate_ids`.
 * - a job that the caller does not see is 404; a candidate that the caller does not see has an `error`, as one with too little text has.
 * @summary What a change would do to scores
 */
export const previewScoresBodyJobIdMax = 64;


export const previewScoresBodyJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const previewScoresBodyCandidateIdsItemMax = 64;


export const previewScoresBodyCandidateIdsItemRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const previewScoresBodyCandidateIdsMax = 50;

export const previewScoresBodyCriteriaItemNameMax = 200;


export const previewScoresBodyCriteriaItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const previewScoresBodyCriteriaMax = 60;

export const previewScoresBodyTermCriterionMax = 200;


export const previewScoresBodyTermCriterionRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const previewScoresBodyTermWordsMax = 80;


export const previewScoresBodyTermWordsRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const PreviewScoresBody = zod.strictObject({
  "job_id": zod.string().min(1).max(previewScoresBodyJobIdMax).regex(previewScoresBodyJobIdRegExp).describe('An id, opaque to the client.'),
  "candidate_ids": zod.array(zod.string().min(1).max(previewScoresBodyCandidateIdsItemMax).regex(previewScoresBodyCandidateIdsItemRegExp).describe('An id, opaque to the client.')).min(1).max(previewScoresBodyCandidateIdsMax).optional().describe('Whose scores.'),
  "criteria": zod.array(zod.strictObject({
  "name": zod.string().min(1).max(previewScoresBodyCriteriaItemNameMax).regex(previewScoresBodyCriteriaItemNameRegExp).describe('The criterion as it was read, or one that a person adds. Compared without regard to case.'),
  "importance": zod.enum(['must', 'nice', 'left_out']).describe('`must`: without it the score stays below an interview; `nice`: counts, but little; `left_out`: does not count.')
})).max(previewScoresBodyCriteriaMax).optional().describe('What would be set about the job\'s criteria, in the place of what is set.'),
  "term": zod.strictObject({
  "criterion": zod.string().min(1).max(previewScoresBodyTermCriterionMax).regex(previewScoresBodyTermCriterionRegExp).describe('The name of the criterion, as a job\'s criteria have it. Compared without regard to case.'),
  "words": zod.string().min(1).max(previewScoresBodyTermWordsMax).regex(previewScoresBodyTermWordsRegExp).describe('Words that show it where they stand beside each other, without regard to case. White space between them is kept as one space.')
}).optional().describe('What would be agreed.')
})

export const previewScoresResponseTotalMin = 0;

export const previewScoresResponseResultsItemCandidateIdMax = 64;


export const previewScoresResponseResultsItemCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const previewScoresResponseResultsItemBeforeMin = 0;
export const previewScoresResponseResultsItemBeforeMax = 100;

export const previewScoresResponseResultsItemAfterMin = 0;
export const previewScoresResponseResultsItemAfterMax = 100;



export const PreviewScoresResponse = zod.object({
  "total": zod.int().min(previewScoresResponseTotalMin).describe('How many candidates it is about.'),
  "results": zod.array(zod.object({
  "candidate": zod.object({
  "id": zod.string().min(1).max(previewScoresResponseResultsItemCandidateIdMax).regex(previewScoresResponseResultsItemCandidateIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}),
  "before": zod.number().min(previewScoresResponseResultsItemBeforeMin).max(previewScoresResponseResultsItemBeforeMax).optional().describe('The fit in percent as things are.'),
  "after": zod.number().min(previewScoresResponseResultsItemAfterMin).max(previewScoresResponseResultsItemAfterMax).optional().describe('The fit in percent with the change.'),
  "error": zod.object({
  "detail": zod.string().describe('What happened and what to do, in a sentence or two for people.'),
  "code": zod.enum(['malformed_request', 'wrong_password', 'unauthenticated', 'invalid_credentials', 'admin_required', 'sign_up_closed', 'company_sign_in_refused', 'provider_unavailable', 'email_unconfirmed', 'reauthentication_required', 'second_factor_required', 'second_factor_wrong', 'second_factor_unreadable', 'second_factor_setup_required', 'second_factor_already_on', 'second_factor_not_on', 'upgrade_required', 'not_owner', 'other_person', 'not_found', 'method_not_allowed', 'organization_name_taken', 'email_taken', 'username_taken', 'last_admin', 'stage_in_use', 'payload_too_large', 'unsupported_media_type', 'unsupported_resume_type', 'validation_failed', 'analysis_changed', 'too_little_text', 'corrupt_resume', 'password_protected_resume', 'resume_too_complex', 'rate_limited', 'server_busy', 'internal_error', 'storage_full']).describe('A fixed word for programs. A client treats one that it does not know as the status says.'),
  "errors": zod.record(zod.string(), zod.string()).optional().describe('The fields at fault, each with a sentence; `body` where the body is no object. Only where fields are at fault.')
}).optional().describe('The one shape of every error.')
}).describe('A candidate with the scores `before` and `after`, or with an `error`.')).describe('One for each candidate, in the order of the request, or the newest first.')
})

/**
 * The words that people of the organization agreed to count as a criterion, the newest first, and the version, which every change raises by one. An
 * analysis tells the version of the terms that it rests on (`vocabulary_version`). Nothing is learnt from who was hired or turned down.
 * @summary The organization's vocabulary
 */
export const listVocabularyResponseVersionMin = 0;

export const listVocabularyResponseTermsItemIdMax = 64;


export const listVocabularyResponseTermsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listVocabularyResponseTermsItemByIdMax = 64;


export const listVocabularyResponseTermsItemByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListVocabularyResponse = zod.object({
  "version": zod.int().min(listVocabularyResponseVersionMin).describe('How often it has changed; 0 before the first term.'),
  "terms": zod.array(zod.object({
  "id": zod.string().min(1).max(listVocabularyResponseTermsItemIdMax).regex(listVocabularyResponseTermsItemIdRegExp).describe('An id, opaque to the client.'),
  "criterion": zod.string().describe('What a job asks for.'),
  "words": zod.string().describe('Words that show it.'),
  "by": zod.object({
  "id": zod.string().min(1).max(listVocabularyResponseTermsItemByIdMax).regex(listVocabularyResponseTermsItemByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "at": zod.iso.datetime({"offset":true}).describe('When it was agreed (UTC).')
})).describe('All terms, the newest first.')
})

/**
 * From then on these words show the criterion of that name in every candidate of the organization; what the texts deny, wish or plan is still no finding. It
 * counts for criteria that are skills, duties, licences or titles. The record says who agreed (`vocabulary_changed`). Words that are there already, in whatever case, are answered as they are.
 * - what no score may rest on (age, sex, origin, family, religion, health) is 422 `validation_failed`, as is the term after `x-limits.vocabulary.terms`.
 * @summary Agree that words count as a criterion
 */
export const addVocabularyTermBodyCriterionMax = 200;


export const addVocabularyTermBodyCriterionRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const addVocabularyTermBodyWordsMax = 80;


export const addVocabularyTermBodyWordsRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const AddVocabularyTermBody = zod.strictObject({
  "criterion": zod.string().min(1).max(addVocabularyTermBodyCriterionMax).regex(addVocabularyTermBodyCriterionRegExp).describe('The name of the criterion, as a job\'s criteria have it. Compared without regard to case.'),
  "words": zod.string().min(1).max(addVocabularyTermBodyWordsMax).regex(addVocabularyTermBodyWordsRegExp).describe('Words that show it where they stand beside each other, without regard to case. White space between them is kept as one space.')
})

export const addVocabularyTermResponseIdMax = 64;


export const addVocabularyTermResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const addVocabularyTermResponseByIdMax = 64;


export const addVocabularyTermResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AddVocabularyTermResponse = zod.object({
  "id": zod.string().min(1).max(addVocabularyTermResponseIdMax).regex(addVocabularyTermResponseIdRegExp).describe('An id, opaque to the client.'),
  "criterion": zod.string().describe('What a job asks for.'),
  "words": zod.string().describe('Words that show it.'),
  "by": zod.object({
  "id": zod.string().min(1).max(addVocabularyTermResponseByIdMax).regex(addVocabularyTermResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "at": zod.iso.datetime({"offset":true}).describe('When it was agreed (UTC).')
})

/**
 * The words no longer show the criterion. The record says who removed them (`vocabulary_changed`). A second call is 404.
 * @summary Remove words from the vocabulary
 */
export const removeVocabularyTermPathIdMax = 64;


export const removeVocabularyTermPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RemoveVocabularyTermParams = zod.object({
  "id": zod.string().min(1).max(removeVocabularyTermPathIdMax).regex(removeVocabularyTermPathIdRegExp).describe('The term\'s id.')
})

export const RemoveVocabularyTermResponse = zod.void()

/**
 * The analyses of both candidates, as `POST /analyze_resume/` gives them, and a summary that names what decides between them. Naming the same candidate twice is
 * allowed: the maps then have one entry. The client takes 200 and 201 alike.
 * @summary Two candidates beside each other for one job
 */
export const compareCandidatesBodyCandidate1IdMax = 64;


export const compareCandidatesBodyCandidate1IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const compareCandidatesBodyCandidate2IdMax = 64;


export const compareCandidatesBodyCandidate2IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const compareCandidatesBodyJobIdMax = 64;


export const compareCandidatesBodyJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CompareCandidatesBody = zod.strictObject({
  "candidate1_id": zod.string().min(1).max(compareCandidatesBodyCandidate1IdMax).regex(compareCandidatesBodyCandidate1IdRegExp).describe('An id, opaque to the client.'),
  "candidate2_id": zod.string().min(1).max(compareCandidatesBodyCandidate2IdMax).regex(compareCandidatesBodyCandidate2IdRegExp).describe('An id, opaque to the client.'),
  "job_id": zod.string().min(1).max(compareCandidatesBodyJobIdMax).regex(compareCandidatesBodyJobIdRegExp).describe('An id, opaque to the client.')
})

export const compareCandidatesResponseCandidate1IdMax = 64;


export const compareCandidatesResponseCandidate1IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const compareCandidatesResponseCandidate2IdMax = 64;


export const compareCandidatesResponseCandidate2IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const compareCandidatesResponseFitScoresMinOne = 0;
export const compareCandidatesResponseFitScoresMaxOne = 100;

export const compareCandidatesResponseAnalysesFitScoreMin = 0;
export const compareCandidatesResponseAnalysesFitScoreMax = 100;

export const compareCandidatesResponseAnalysesCriteriaItemWeightMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemWeightMax = 100;

export const compareCandidatesResponseAnalysesCriteriaItemCreditMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemCreditMax = 1;

export const compareCandidatesResponseAnalysesCriteriaItemWithItMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemWithItMax = 100;


export const compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemLeftMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemLeftMax = 1;

export const compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemTopMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemTopMax = 1;

export const compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemWidthMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemWidthMax = 1;

export const compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemHeightMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemHeightMax = 1;


export const compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemLeftMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemLeftMax = 1;

export const compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemTopMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemTopMax = 1;

export const compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemWidthMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemWidthMax = 1;

export const compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemHeightMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemHeightMax = 1;

export const compareCandidatesResponseAnalysesCriteriaItemCorrectionByIdMax = 64;


export const compareCandidatesResponseAnalysesCriteriaItemCorrectionByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemLeftMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemLeftMax = 1;

export const compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemTopMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemTopMax = 1;

export const compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemWidthMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemWidthMax = 1;

export const compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemHeightMin = 0;
export const compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemHeightMax = 1;

export const compareCandidatesResponseAnalysesReadWordsMin = 0;

export const compareCandidatesResponseAnalysesReadHiddenWordsMin = 0;



export const compareCandidatesResponseAnalysesJobScoresLowestMin = 0;
export const compareCandidatesResponseAnalysesJobScoresLowestMax = 100;

export const compareCandidatesResponseAnalysesJobScoresHighestMin = 0;
export const compareCandidatesResponseAnalysesJobScoresHighestMax = 100;



export const CompareCandidatesResponse = zod.object({
  "candidate1_id": zod.string().min(1).max(compareCandidatesResponseCandidate1IdMax).regex(compareCandidatesResponseCandidate1IdRegExp).describe('An id, opaque to the client.'),
  "candidate2_id": zod.string().min(1).max(compareCandidatesResponseCandidate2IdMax).regex(compareCandidatesResponseCandidate2IdRegExp).describe('An id, opaque to the client.'),
  "fit_scores": zod.record(zod.string(), zod.number().min(compareCandidatesResponseFitScoresMinOne).max(compareCandidatesResponseFitScoresMaxOne)).describe('The fit in percent by candidate id.'),
  "strengths": zod.record(zod.string(), zod.union([zod.array(zod.string()),zod.string()]).describe('A list, or one text. Clients take both.')).describe('By candidate id.'),
  "weaknesses": zod.record(zod.string(), zod.union([zod.array(zod.string()),zod.string()]).describe('A list, or one text. Clients take both.')).describe('By candidate id.'),
  "comparison_summary": zod.string().optional().describe('What decides between the two.'),
  "analyses": zod.record(zod.string(), zod.object({
  "fit_score": zod.number().min(compareCandidatesResponseAnalysesFitScoreMin).max(compareCandidatesResponseAnalysesFitScoreMax).optional().describe('The fit in percent. May be missing; clients then show no figure.'),
  "strengths": zod.union([zod.array(zod.string()),zod.string()]).describe('A list, or one text. Clients take both.'),
  "weaknesses": zod.union([zod.array(zod.string()),zod.string()]).describe('A list, or one text. Clients take both.'),
  "recommendation": zod.string().optional().describe('One or two sentences.'),
  "criteria": zod.array(zod.object({
  "name": zod.string().describe('What the job asks for.'),
  "kind": zod.enum(['skill', 'title', 'experience', 'education', 'licence', 'language', 'responsibility']).describe('What sort of thing it is.'),
  "importance": zod.enum(['must', 'nice', 'neither']).optional().describe('Whether the job, or a person for it, says that it must be there or would be nice. Without a must-have the score stays below an interview.'),
  "weight": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemWeightMin).max(compareCandidatesResponseAnalysesCriteriaItemWeightMax).describe('Its share of the score in percentage points; all weights add up to 100.'),
  "credit": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemCreditMin).max(compareCandidatesResponseAnalysesCriteriaItemCreditMax).describe('How much of its weight the texts earn; the weights times the credits add up to `fit_score`, rounded. Above 0 and not met: something related was found.'),
  "met": zod.boolean().describe('Whether the texts show it.'),
  "unclear": zod.boolean().optional().describe('Where it is not met: whether the texts leave it open. It then earns half its weight at most, the likeness of the work aside.'),
  "remark": zod.string().optional().describe('Why it counts as it does, say that the texts deny it, or that it is only listed.'),
  "with_it": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemWithItMin).max(compareCandidatesResponseAnalysesCriteriaItemWithItMax).optional().describe('Where it is not wholly met: the fit score that the texts would have with it, computed again.'),
  "evidence": zod.array(zod.object({
  "quote": zod.string().describe('Verbatim from the source, white space aside.'),
  "source": zod.enum(['resume', 'notes']).describe('Where the quote stands.'),
  "places": zod.array(zod.object({
  "page": zod.int().min(1).describe('The page, of which the first is 1.'),
  "left": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemLeftMin).max(compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemLeftMax).describe('Where it begins, of the width of the page.'),
  "top": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemTopMin).max(compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemTopMax).describe('Where it begins, of the height of the page.'),
  "width": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemWidthMin).max(compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemWidthMax).describe('How wide it is, of the width of the page.'),
  "height": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemHeightMin).max(compareCandidatesResponseAnalysesCriteriaItemEvidenceItemPlacesItemHeightMax).describe('How high it is, of the height of the page.')
}).describe('A box on a page. Its edges are fractions of the page as it is shown, from its upper left corner.')).optional().describe('Where it stands on the pages of the resume, a box a line; left out where the server does not know.')
})).describe('All quotes that show it, the strongest first; none where it is not met.'),
  "related": zod.array(zod.object({
  "quote": zod.string().describe('Verbatim from the source, white space aside.'),
  "source": zod.enum(['resume', 'notes']).describe('Where the quote stands.'),
  "places": zod.array(zod.object({
  "page": zod.int().min(1).describe('The page, of which the first is 1.'),
  "left": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemLeftMin).max(compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemLeftMax).describe('Where it begins, of the width of the page.'),
  "top": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemTopMin).max(compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemTopMax).describe('Where it begins, of the height of the page.'),
  "width": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemWidthMin).max(compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemWidthMax).describe('How wide it is, of the width of the page.'),
  "height": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemHeightMin).max(compareCandidatesResponseAnalysesCriteriaItemRelatedItemPlacesItemHeightMax).describe('How high it is, of the height of the page.')
}).describe('A box on a page. Its edges are fractions of the page as it is shown, from its upper left corner.')).optional().describe('Where it stands on the pages of the resume, a box a line; left out where the server does not know.')
})).optional().describe('Where it is not met: quotes of something related, which earn the credit.'),
  "correction": zod.object({
  "finding": zod.enum(['shown', 'not_shown', 'as_read']).describe('`shown`: a line shows it; `not_shown`: the texts do not show it; `as_read`: no correction.'),
  "by": zod.object({
  "id": zod.string().min(1).max(compareCandidatesResponseAnalysesCriteriaItemCorrectionByIdMax).regex(compareCandidatesResponseAnalysesCriteriaItemCorrectionByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "at": zod.iso.datetime({"offset":true}).describe('When (UTC).')
}).optional().describe('Where a person corrected what was read: what they said, who and when.'),
  "suggested_words": zod.string().optional().describe('Where a person chose a line that shows it: the words of the line that seem to name it, as a term for the vocabulary.'),
  "closest": zod.object({
  "quote": zod.string().describe('Verbatim from the source, white space aside.'),
  "source": zod.enum(['resume', 'notes']).describe('Where the quote stands.'),
  "places": zod.array(zod.object({
  "page": zod.int().min(1).describe('The page, of which the first is 1.'),
  "left": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemLeftMin).max(compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemLeftMax).describe('Where it begins, of the width of the page.'),
  "top": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemTopMin).max(compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemTopMax).describe('Where it begins, of the height of the page.'),
  "width": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemWidthMin).max(compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemWidthMax).describe('How wide it is, of the width of the page.'),
  "height": zod.number().min(compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemHeightMin).max(compareCandidatesResponseAnalysesCriteriaItemClosestPlacesItemHeightMax).describe('How high it is, of the height of the page.')
}).describe('A box on a page. Its edges are fractions of the page as it is shown, from its upper left corner.')).optional().describe('Where it stands on the pages of the resume, a box a line; left out where the server does not know.')
}).optional().describe('Where it was not found: the line that comes nearest to it. It earns nothing; a person judges.')
})).optional().describe('What the job names, weightiest first, each met or not. A server may put the must-haves before the others.'),
  "scored_by": zod.object({
  "name": zod.string().describe('What scored it.'),
  "version": zod.string().describe('Its version. The same version gives the same answer to the same inputs.')
}).optional().describe('What scored it.'),
  "read": zod.object({
  "resume": zod.boolean().describe('Whether the resume was read.'),
  "notes": zod.boolean().describe('Whether the notes were read.'),
  "words": zod.int().min(compareCandidatesResponseAnalysesReadWordsMin).describe('How many words were read in all.'),
  "hidden_words": zod.int().min(compareCandidatesResponseAnalysesReadHiddenWordsMin).optional().describe('How many words of the file were left out, because a reader cannot see them.'),
  "in_part": zod.boolean().optional().describe('Whether the texts could be read in part only, say for their languages. A person then has to read them; no verdict is worded.'),
  "remark": zod.string().optional().describe('What the person should know about it, say that there was no readable resume.')
}).optional().describe('What was read.'),
  "notice": zod.string().optional().describe('That a person decides.'),
  "capped": zod.boolean().optional().describe('Whether a missing must-have keeps the score below an interview.'),
  "vocabulary_version": zod.int().min(1).optional().describe('The version of the organization\'s vocabulary whose terms it rests on; left out where none of them is about the job.'),
  "correctable": zod.boolean().optional().describe('Whether `correctFinding` takes corrections of its findings.'),
  "has_nearest_lines": zod.boolean().optional().describe('Whether `listNearestLines` tells the lines that come nearest to a criterion of it.'),
  "has_receipt": zod.boolean().optional().describe('Whether `getReceipt` gives a receipt of it.'),
  "scored_at": zod.iso.datetime({"offset":true}).optional().describe('When it was scored (UTC). The same inputs and version answer with the analysis that was kept.'),
  "scored_anew": zod.object({
  "name": zod.string().describe('What scored it.'),
  "version": zod.string().describe('Its version. The same version gives the same answer to the same inputs.')
}).optional().describe('The version that had scored the same inputs before, where a newer one has now scored them again.'),
  "job_scores": zod.object({
  "candidates": zod.int().min(1).describe('How many were analyzed, this one included.'),
  "lowest": zod.number().min(compareCandidatesResponseAnalysesJobScoresLowestMin).max(compareCandidatesResponseAnalysesJobScoresLowestMax).describe('The lowest score among them.'),
  "highest": zod.number().min(compareCandidatesResponseAnalysesJobScoresHighestMin).max(compareCandidatesResponseAnalysesJobScoresHighestMax).describe('The highest score among them.')
}).optional().describe('How far the scores part the candidates that were analyzed for this job and that the caller sees. Only in the answer to an analysis.')
})).optional().describe('Both analyses whole, by candidate id. Their criteria are the same and in the same order.')
})


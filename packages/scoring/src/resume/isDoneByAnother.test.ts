import { describe, expect, test } from 'vitest';
import { findingOfLine } from '../../testFiles/findingOfLine.ts';

describe('what somebody else does, or nobody yet, is not met', () => {
  test.each([
    ['Stocktaking', 'Stocktaking is carried out by an outside count company twice a year'],
    ['Total station', 'Total station is handled by surveyor'],
    ['Lashing', 'Lashing by the shore gang'],
    ['Piling', 'Piling experience: none except as a visitor'],
    ['Welding', 'All welding was outsourced'],
    ['Brazing', 'I leave brazing to the others'],
    ['Budgeting', 'Budgeting is my manager\u2019s job'],
    ['Budgeting', 'Budgeting was never part of my role'],
    ['Payroll', 'Payroll goes to an outside bureau'],
    ['Payroll', 'I collect timesheets for payroll, which head office runs'],
    ['Payroll', 'Payroll handled externally'],
    ['VAT returns', 'VAT returns go to our accountant'],
    ['Oracle', 'Oracle database, the DBA team looks after it'],
    ['SQL', 'Colleagues write the SQL for me'],
    ['Dayforce', 'Sat in on a Dayforce demo'],
    ['Dayforce', 'Our HR team uses Dayforce; I only see my own pay slip'],
    ['CAD', 'CAD: view only'],
    ['Phlebotomy', 'Phlebotomy: had mine taken often enough'],
    ['Credit control', 'Credit control - covered once for a week'],
    ['Kubernetes', 'Kubernetes (self-study planned for 2027)'],
    ['Machine learning', 'Interested in machine learning'],
    ['Driving licence', 'Provisional driving licence'],
    ['Gas Safe registration', 'Gas Safe registration held by the company'],
    ['Fundraising', 'Fundraising is a separate team'],
    ['Safeguarding', 'Safeguarding concerns go to the designated lead'],
    ['Grant writing', 'Grant writing is something I would need support with'],
    ['Scaffolding', 'Worked on scaffolding that others erected'],
  ])('%s: %s', (skill, line) => {
    expect(findingOfLine(skill, line)).not.toBe('met');
  });
});

describe('what is told beside others is met', () => {
  test.each([
    ['Total station', 'Set out piers by total station, checked by the consultant'],
    ['Piling', 'Piling works supervised for the client, executed by our gangs'],
    ['Welding', 'Welding of pipes handled by the team I lead'],
    ['Welding', 'All welding prepared by me and passed by the surveyor'],
    ['Kubernetes', 'Our team runs Kubernetes in three regions'],
    ['Kubernetes', 'Kubernetes clusters used by other teams'],
    ['Kubernetes', 'Kubernetes, which I run for 40 services'],
    ['Payroll', 'Payroll, audited by the external accountant without findings'],
    ['Payroll', 'Payroll sent to head office each month'],
    ['Budgeting', 'Did all budgeting myself, which the finance director signed'],
    ['Budgeting', 'Budgeting is my strongest area'],
    ['Conveyancing', 'Took over conveyancing files from the other team'],
    ['SQL', 'Wrote SQL; the managers run the reports'],
    ['Forklift licence', 'Forklift licence, renewed by the employer in 2025'],
    ['Chocolate tempering', 'Gave demonstrations of chocolate tempering'],
    ['Cash handling', 'Cash handling: not one discrepancy in five years'],
    ['Wine list', 'Wine list: 240 lines, written by me'],
    ['Recruitment', 'Recruitment is half of my week'],
    ['React', 'The front end is in React and I wrote most of it'],
    ['Menu planning', 'Menu planning that keeps food cost at 27 %'],
    ['Negotiation', 'Negotiation of contracts prepared by the lawyers'],
  ])('%s: %s', (skill, line) => {
    expect(findingOfLine(skill, line)).toBe('met');
  });
});

"""A day with the generated Python client: sign in, list, create a candidate with a PDF as bytes, analyze, delete."""

import sys

import openapi_client as cortex

host, resume = sys.argv[1:]
configuration = cortex.Configuration(host=host)
client = cortex.ApiClient(configuration)
session = cortex.AuthApi(client).log_in(email="admin@cortex.test", password="cortex-admin")
configuration.access_token = session.access_token

candidates = cortex.CandidatesApi(client)
before = candidates.list_candidates()
jobs = cortex.JobsApi(client)
job = jobs.list_jobs()[0]
opened = jobs.create_job(cortex.JobInput(title="Welder", description="Welds.", skills_required="TIG welding"))
jobs.delete_job(opened.id)
with open(resume, "rb") as file:
    content = file.read()
made = candidates.create_candidate(
    name="Robin Vale", email="robin.vale@cortex.test", phone="+1 555 0100", notes="By a generated client.", resume_file=content
)
assert len(candidates.list_candidates()) == len(before) + 1
analysis = cortex.AnalysisApi(client).analyze_resume(
    cortex.AnalysisRequest(candidate_id=made.id, job_id=job.id)
)
assert 0 <= analysis.fit_score <= 100
candidates.delete_candidate(made.id)
try:
    candidates.get_candidate(made.id)
    sys.exit("The deleted candidate is still there.")
except cortex.ApiException as refusal:
    assert refusal.status == 404, refusal.status
print(f"{len(before)} candidates listed, {made.resume_file_name} read, {analysis.fit_score} %")

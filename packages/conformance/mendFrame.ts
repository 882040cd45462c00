import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Mend = (frame: string) => void;

/** What a frame needs in order to start, and to answer 501 to what nobody has filled yet, by the generator's name. */
const mends: Record<string, Mend> = {
  spring: mendSpring,
  'nodejs-express-server': mendNode,
  'python-fastapi': mendPython,
  'go-server': mendGo,
};

/** Options that the generator needs for a frame of today: a port that is not that of `npm start`, a Spring that is still looked after. */
const options: Record<string, string> = {
  spring: 'useSpringBoot3=true,serverPort=8080',
  'nodejs-express-server': 'serverPort=8080',
};

export function optionsOf(generator: string): string[] {
  const properties = options[generator];
  return properties === undefined ? [] : [`--additional-properties=${properties}`];
}

/** Mends what a generator wrote. Throws where it wrote something else than what is to be mended. */
export function mendFrame(generator: string, frame: string): void {
  mends[generator]?.(frame);
}

function mendSpring(frame: string): void {
  // The contract's pattern is searched for in a text; Java's has to match the whole of it.
  const searched = /@Pattern\(regexp = "(\[\^[^"]*\])"\)/g;
  const folder = join(frame, 'src/main/java/org/openapitools');
  for (const part of ['api', 'model'])
    for (const file of filesIn(join(folder, part), /\.java$/))
      if (readFileSync(file, 'utf8').search(searched) >= 0)
        replace(file, searched, '@Pattern(regexp = "(?s).*$1.*")');
}

function mendNode(frame: string): void {
  // From 5.5 on it reads OpenAPI 3.1.
  replace(
    join(frame, 'package.json'),
    /"express-openapi-validator": "[^"]*"/,
    '"express-openapi-validator": "^5.6.2"',
  );
  // What a form holds reaches the service, whichever of the two kinds of form it is.
  const controller = join(frame, 'controllers/Controller.js');
  const multipart = "content['multipart/form-data']";
  replace(controller, 'const { content }', 'const { content = {} }');
  replace(
    controller,
    `} else if (${multipart} !== undefined) {`,
    `} else if (${multipart} || content['application/x-www-form-urlencoded']) {
        const form = ${multipart} || content['application/x-www-form-urlencoded'];`,
  );
  replace(controller, `Object.keys(${multipart}.schema.properties)`, 'Object.keys(form.schema.properties)');
  replace(controller, `${multipart}.schema.properties[property]`, 'form.schema.properties[property]');
  replace(controller, 'request.openapi.schema.requestBody !== null', 'request.openapi.schema.requestBody');
  // Its validator takes the "+" that browsers send for a space in a query for a fault.
  replace(
    join(frame, 'expressServer.js'),
    'OpenApiValidator.middleware({',
    `(req, res, next) => {
        const [path, ...query] = req.originalUrl.split('?');
        req.originalUrl = [path, ...query.map((part) => part.replace(/\\+/g, '%20'))].join('?');
        next();
      },
      OpenApiValidator.middleware({`,
  );
  // It echoed what was sent, as a success.
  for (const file of filesIn(join(frame, 'services'), /[a-z]Service\.js$/)) {
    replace(
      file,
      /resolve\(Service\.successResponse\(\{[^}]*\}\)\);/g,
      "reject(Service.rejectResponse('Not implemented', 501));",
    );
  }
}

function mendPython(frame: string): void {
  const folder = join(frame, 'src/openapi_server/apis');
  const refusal = 'raise HTTPException(status_code=501, detail="Not implemented")';
  for (const file of filesIn(folder, /_api\.py$/))
    replace(file, /raise HTTPException\(status_code=500, detail="Not implemented"\)/g, refusal);
  // It wanted the bytes of a file in a field of text, and refused each file.
  for (const file of filesIn(folder, /^(?:candidates|publication)_api(?:_base)?\.py$/)) {
    replace(file, /Union\[StrictBytes, StrictStr, Tuple\[StrictStr, StrictBytes\]\]/g, 'UploadFile');
    replace(file, 'from typing import', 'from fastapi import UploadFile\nfrom typing import');
  }
  // A class that fills one operation of its tag answered the others with null, as a success.
  for (const file of filesIn(folder, /_api_base\.py$/)) {
    replace(file, /^( +)\.\.\.$/gm, `$1${refusal}`);
    replace(
      file,
      'from typing import ClassVar',
      'from fastapi import HTTPException\nfrom typing import ClassVar',
    );
  }
}

function mendGo(frame: string): void {
  // The contract's files may be left out.
  replace(
    join(frame, 'go/helpers.go'),
    /(_, fileHeader, err := r\.FormFile\(key\)\n)/,
    '$1\tif err == http.ErrMissingFile {\n\t\treturn nil, nil\n\t}\n',
  );
  // It took `false` and 0 for a field that is not there.
  replace(
    join(frame, 'go/helpers.go'),
    /(func IsZeroValue\(val interface\{\}\) bool \{\n)/,
    '$1\tswitch val.(type) {\n\tcase bool, int32, int64, float32, float64:\n\t\treturn false\n\t}\n',
  );
  // It imports what files need once for each tag with files.
  replace(join(frame, 'go/api.go'), /("os"\n\s*)(?:"os"\n\s*)+/, '$1');
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder)
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));
}

function replace(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not hold ${from}, which is to be mended.`);
  writeFileSync(file, after);
}

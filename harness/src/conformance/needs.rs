//! What a case needs that a compiler does not say that it has: extensions and language features, as `hello` lists them.
//!
//! Our own front end knows which those are: a case that it takes as expected, but not on a device with what the compiler names alone,
//! is not counted against the compiler.

use crate::pool::Pool;
use crate::steps::{CaseRef, check};
use colorfast_protocol::{Request, Response};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// What a compiler has, held against what cases need.
pub struct Needs {
    extensions: Option<Vec<String>>,
    language_features: Option<Vec<String>>,
    /// What is known of a case, by its name: many levels ask of the same one.
    known: Mutex<BTreeMap<String, Option<String>>>,
}

impl Needs {
    /// Those of a compiler that says `hello` so, by our own; nothing where it names all that we know, or says nothing.
    pub fn new(hello: &Response, ours: &Response) -> Self {
        let lacking = |named: &Option<Vec<String>>, all: &Option<Vec<String>>| {
            let named = named.as_ref()?;
            all.iter().flatten().any(|name| !named.contains(name)).then(|| named.clone())
        };
        Self {
            extensions: lacking(&hello.extensions, &ours.extensions),
            language_features: lacking(&hello.language_features, &ours.language_features),
            known: Mutex::default(),
        }
    }

    /// Why a case does not count, if so, as `front_end` says.
    pub fn obstacle(&self, front_end: &Pool, case: &CaseRef) -> Option<String> {
        if self.extensions.is_none() && self.language_features.is_none() {
            return None;
        }
        let name = case.name();
        if let Some(known) = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&name) {
            return known.clone();
        }
        let found = self.find(front_end, case);
        self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(name, found.clone());
        found
    }

    fn find(&self, front_end: &Pool, case: &CaseRef) -> Option<String> {
        let ask = |request: Request| front_end.with(|client| client.request(request)).ok();
        let whole = check::request(case);
        let mut part = whole.clone();
        if let Some(named) = &self.extensions {
            let of_device = part.extensions.take();
            part.extensions = Some(match of_device {
                Some(of_device) => of_device.into_iter().filter(|name| named.contains(name)).collect(),
                None => named.clone(),
            });
        }
        part.language_features = self.language_features.clone().or(part.language_features);
        let restricted = ask(part)?;
        let difference = unexpected(case, &restricted)?;
        // What we do not take as expected anyway shows nothing.
        let as_expected = unexpected(case, &ask(whole)?).is_none();
        as_expected.then(|| format!("needs what the compiler does not name: {difference}"))
    }
}

/// What of an answer is not as the case's directives say.
fn unexpected(case: &CaseRef, response: &Response) -> Option<String> {
    let expected = &case.case().directives.expected_errors;
    let said = response.errors().find(|error| !expected.iter().any(|expected| expected.rule == error.rule));
    match said {
        Some(error) => Some(error.message.clone()),
        None => (response.ok != expected.is_empty()).then(|| "it is accepted without".to_owned()),
    }
}

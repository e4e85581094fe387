//! What is done with one case: [`compile`] and compare, [`check`], [`validate`] an output, [`execute`], run a [`file_test`].
//!
//! A step returns `Ok` or a [`Fault`]; names, filters, expected failures and reports are not its affair.

pub mod check;
pub mod compile;
pub mod device;
pub mod dxc;
pub mod execute;
pub mod file_test;
mod metal;
mod metal_execution;
pub mod validate;

use crate::inputs::{Case, InputFile};
use crate::pool::Pool;
use crate::settings::Settings;
use colorfast_metal_shim::Clang;
use colorfast_protocol::{Failure, Request, Response};
use device::Device;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use validate::Validators;

/// What all steps share in one run.
pub struct Context {
    /// What the run was asked to do.
    pub settings: Settings,
    /// The compiler under test.
    pub compilers: Pool,
    /// Another compiler whose front end validates WGSL output, where the one under test must not be asked of its own.
    pub front_end: Option<Pool>,
    /// The validators of outputs.
    pub validators: Validators,
    /// The device, when executing.
    pub device: Option<Device>,
    /// What runs MSL, when executing.
    pub metal: Option<Clang>,
    /// How many file tests had their expected text rewritten.
    pub file_tests_blessed: AtomicUsize,
    /// How many executions were of an output with an option that it does not ship with.
    pub not_as_shipped: AtomicUsize,
}

impl Context {
    /// The start of a run. `device` and `metal` are what executes shaders, where that is wanted.
    pub fn new(settings: Settings, device: Option<Device>, metal: Option<Clang>) -> Self {
        Self {
            compilers: Pool::new(settings.compiler.clone(), settings.limit),
            front_end: None,
            validators: Validators::new(&settings),
            device,
            metal,
            file_tests_blessed: AtomicUsize::new(0),
            not_as_shipped: AtomicUsize::new(0),
            settings,
        }
    }
}

/// One case of a file.
#[derive(Clone)]
pub struct CaseRef {
    /// The file.
    pub file: Arc<InputFile>,
    /// The case's index in it.
    pub index: usize,
}

impl CaseRef {
    /// The case itself.
    pub fn case(&self) -> &Case {
        &self.file.cases[self.index]
    }

    /// Its name in filters and reports.
    pub fn name(&self) -> String {
        self.file.case_name(self.case())
    }

    /// A request of operation `op` on its source, with what its directives say of the device.
    pub fn request(&self, op: &str) -> Request {
        let directives = &self.case().directives;
        Request {
            extensions: directives.extensions.clone(),
            interpretation: directives.interpretation.clone(),
            language: Some(self.file.language().to_owned()),
            ..Request::wgsl(op, &self.file.source(self.case()))
        }
    }
}

/// At which step a case failed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Its file is not a test.
    Input,
    /// The compiler crashed, hung, or refused what it should take.
    Compiler,
    /// The output is not the golden one.
    Compare,
    /// A validator refused the output.
    Validate,
    /// It computed something else.
    Execute,
    /// The expectations themselves are stale.
    Expectations,
}

/// Why a case failed.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// Where.
    pub step: Step,
    /// What happened, in a sentence or more.
    pub message: String,
    /// Expected against actual, where two texts were compared.
    pub diff: Option<String>,
    /// The output, where there is one.
    pub output: Option<String>,
    /// How the compiler failed to answer, where it did not.
    pub failure: Option<Box<Failure>>,
    /// The command to run next; `NAME` in it becomes the test's name.
    pub next: String,
}

/// The command that shows a case's input and output.
pub const SHOW: &str = "cargo xtest show 'NAME'";
/// The command that runs one test again.
pub const AGAIN: &str = "cargo xtest --exact 'NAME'";

impl Fault {
    /// A fault with a message and a command, and nothing else.
    pub fn new(step: Step, message: impl Into<String>, next: &str) -> Self {
        Self { step, message: message.into(), diff: None, output: None, failure: None, next: next.to_owned() }
    }

    /// The fault of a compiler that does not answer.
    pub fn compiler(failure: &Failure) -> Self {
        let fault = Self::new(Step::Compiler, format!("the compiler {failure}"), SHOW);
        Self { failure: Some(Box::new(failure.clone())), ..fault }
    }
}

/// The error diagnostics of an answer, one a line.
pub fn list_errors(response: &Response) -> String {
    let lines: Vec<String> = response
        .errors()
        .map(|error| format!("{}:{}: {} [{}]", error.line, error.column, error.message, error.rule))
        .collect();
    if lines.is_empty() { "(no diagnostic of severity error)".to_owned() } else { lines.join("\n") }
}

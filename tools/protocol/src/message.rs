//! Requests and answers, member by member as the protocol names them.
//!
//! Both are flat structures with optional members rather than one type per operation: the protocol says that unknown
//! members are ignored, and an unknown operation must still be answered under its id.

use colorfast_wire::{Bytes, Work};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The rule of diagnostics about the request itself: an unknown operation, language, target or option.
pub const PROTOCOL_RULE: &str = "protocol";

/// One request: `hello`, `check`, `pipeline`, `compile`, `inspect`, `ir` or `run`.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Request {
    /// Echoed in the answer.
    pub id: u64,
    /// The operation.
    pub op: String,
    /// `wgsl`, `spirv`, `wsl` or `ir`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The input's text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Binary input.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_base64: Option<String>,
    /// A file to read the input from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// The enable-extensions that the device supports; absent: all that the compiler knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extensions: Option<Vec<String>>,
    /// The language features that the device supports; absent: all that the compiler knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language_features: Option<Vec<String>>,
    /// Whose verdict counts where the letter of the specification and the browsers differ: `specification`, or `browsers`, which is
    /// also meant where it is absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interpretation: Option<String>,
    /// `pipeline`: the stage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<String>,
    /// The entry point; absent: the only one (`pipeline`), or the whole module (`compile`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry_point: Option<String>,
    /// Values of overrides, by name or by `@id` as text.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub constants: BTreeMap<String, f64>,
    /// `pipeline`: WebGPU limits of the device.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub limits: BTreeMap<String, f64>,
    /// `compile`: the target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// `compile`: the target's options.
    #[serde(skip_serializing_if = "serde_json::Map::is_empty")]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// `ir`: what is done to the module before it is printed, as `colorfast ir --transform` takes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passes: Option<String>,
    /// `run`: what is executed, and on what.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub work: Option<Work>,
    /// `run` of a draw: the fragment stage, where it is not the only one of the same source; the entry point and the constants of the request
    /// are then those of the vertex stage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fragment: Option<FragmentStage>,
    /// `run`: what is looked for: `bounds`, `races`, ...; what is found is reported as diagnostics.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub checks: Vec<String>,
    /// `compile`: where to write the outputs, without the extension; absent: they come in the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub out: Option<String>,
}

impl Request {
    /// A request of operation `op`, all else absent.
    pub fn new(op: &str) -> Self {
        Self { op: op.to_owned(), ..Self::default() }
    }

    /// A request of operation `op` on WGSL text.
    pub fn wgsl(op: &str, source: &str) -> Self {
        Self {
            op: op.to_owned(),
            language: Some("wgsl".to_owned()),
            source: Some(source.to_owned()),
            ..Self::default()
        }
    }

    /// The same request of the fragment stage alone, where that is named.
    pub fn of_fragment(&self) -> Option<Self> {
        let FragmentStage { source, entry_point, constants } = self.fragment.clone()?;
        let has_own = source.is_some();
        Some(Self {
            source: source.or_else(|| self.source.clone()),
            source_base64: self.source_base64.clone().filter(|_| !has_own),
            path: self.path.clone().filter(|_| !has_own),
            entry_point,
            constants,
            work: None,
            fragment: None,
            ..self.clone()
        })
    }
}

/// The fragment stage of a draw.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct FragmentStage {
    /// Its source, where it is not the vertex stage's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Its entry point; absent: the only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry_point: Option<String>,
    /// Values of its overrides.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub constants: BTreeMap<String, f64>,
}

/// The answer to any request.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Response {
    /// The request's.
    pub id: u64,
    /// Whether there is no diagnostic of severity error.
    pub ok: bool,
    /// `hello`: the compiler's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `hello`: its version.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// `hello`: the languages it reads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub languages: Option<Vec<String>>,
    /// `hello`: the targets it writes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub targets: Option<Vec<String>>,
    /// `hello`: the enable-extensions it knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extensions: Option<Vec<String>>,
    /// `hello`: the language features it knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language_features: Option<Vec<String>>,
    /// `compile`: what was written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outputs: Option<Vec<Output>>,
    /// `hello`: the operations that it knows beside `hello`, `check`, `pipeline` and `compile`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub operations: Option<Vec<String>>,
    /// `hello`: which of the levels `parse`, `check` and `pipeline` it can answer for; absent: all. One that has `parse` alone answers a
    /// `check` by the grammar.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub levels: Option<Vec<String>>,
    /// `run`: what the shader may write, and the targets, as they are after.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contents: Option<Vec<Bytes>>,
    /// `inspect`: what reflection says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inspection: Option<serde_json::Value>,
    /// Errors, warnings and infos, in source order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub diagnostics: Option<Vec<Diagnostic>>,
    /// The compiler's own timings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub micros: Option<Micros>,
}

impl Response {
    /// The diagnostics of severity error.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().flatten().filter(|diagnostic| diagnostic.severity == "error")
    }

    /// The answer to a request that the compiler cannot understand.
    pub fn protocol_error(id: u64, message: impl Into<String>) -> Self {
        let diagnostic = Diagnostic {
            severity: "error".to_owned(),
            rule: PROTOCOL_RULE.to_owned(),
            message: message.into(),
            ..Diagnostic::default()
        };
        Self { id, ok: false, diagnostics: Some(vec![diagnostic]), ..Self::default() }
    }
}

/// One thing the compiler says of the input.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Diagnostic {
    /// `error`, `warning` or `info`.
    pub severity: String,
    /// The stable id of the rule broken.
    pub rule: String,
    /// One sentence.
    pub message: String,
    /// From 1; 0 where it stands nowhere.
    pub line: u32,
    /// In Unicode code points from 1; 0 where it stands nowhere.
    pub column: u32,
    /// In code points.
    pub length: u32,
    /// Further places and remarks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    /// What would fix it, the best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suggestions: Vec<Suggestion>,
}

/// Edits of the source that fix what is reported, all of them together.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Suggestion {
    /// What they do, in a few words.
    pub label: String,
    /// `safe` where they mean what the author wrote, or `maybe-incorrect`.
    pub applicability: String,
    /// In the order of the source.
    pub edits: Vec<Edit>,
}

/// A text in place of another one, which may be empty.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Edit {
    /// Where what is replaced starts: the line, from 1.
    pub line: u32,
    /// In code points from 1.
    pub column: u32,
    /// Where it ends: the line, from 1.
    pub end_line: u32,
    /// The column after its last code point.
    pub end_column: u32,
    /// The offset of its first byte in the source.
    pub start: u32,
    /// The offset after its last byte.
    pub end: u32,
    /// The text that replaces it.
    pub replacement: String,
}

/// A second place, or a remark without one (`line` is 0).
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Note {
    /// One sentence.
    pub message: String,
    /// From 1; 0 where it stands nowhere.
    pub line: u32,
    /// In code points from 1; 0 where it stands nowhere.
    pub column: u32,
    /// In code points.
    pub length: u32,
}

/// One unit of compiled output.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Output {
    /// The file written, when the request named `out`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// A textual output.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// A binary output.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base64: Option<String>,
    /// The shader model needed, where it is higher than the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shader_model: Option<String>,
    /// The GLSL version needed, where it is higher than the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub glsl_version: Option<String>,
    /// The entry points that it holds.
    pub entry_points: Vec<EntryPoint>,
    /// The resources that have a number of their own in it: those of GLSL.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bindings: Vec<BoundResource>,
}

/// A resource of an output whose number is not the binding of the input.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct BoundResource {
    /// `uniform`, `storage`, `image`, `texture`, `sampler`, `buffer`, `buffer_sizes`, `immediates` or `texture_counts`.
    pub kind: String,
    /// The variable's name in the output.
    pub name: String,
    /// Its number among those of its kind; immediates, sizes and counts are buffers.
    pub number: u32,
    /// The group and the binding in the input.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub binding: Option<(u32, u32)>,
    /// Those of the sampler that the texture is with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sampler: Option<(u32, u32)>,
    /// The buffer in which it is a member, of which `number` is the id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub argument_buffer: Option<u32>,
}

/// An entry point of an output.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryPoint {
    /// Its name in the input.
    pub name: String,
    /// Its name in the output.
    pub emitted_name: String,
    /// `vertex`, `fragment` or `compute`.
    pub stage: String,
    /// For a compute stage, the sizes where they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub workgroup_size: Option<[u32; 3]>,
}

/// Timings in whole microseconds: one number, or one for each stage of the line.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Micros {
    /// `check` and `pipeline`.
    Total(u64),
    /// `compile`.
    Stages {
        /// Text to validated program.
        read: u64,
        /// Program to IR.
        lower: u64,
        /// All transforms.
        raise: u64,
        /// The output.
        print: u64,
    },
}

//! The messages between `xtest` and its own worker processes: the validators and the device. One JSON line each way.
//!
//! The workers link what is slow to build, so they are programs of their own; this crate is what they share with `xtest`,
//! and links nothing. Compilers are driven by the compiler protocol instead.

mod work;

pub use work::{
    Access, Address, Attribute, Buffer, Call, Command, Cull, Depth, Draw, Resource, ResourceKind, Sampler, Stencil,
    StorageAccess, Target, Texture, Topology, Work,
};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::io::{BufRead, Write};

/// Bytes that travel as base64.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bytes(pub Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&STANDARD.encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        decode(&text).map(Self).map_err(serde::de::Error::custom)
    }
}

/// Bytes as base64 text.
pub fn encode(bytes: &[u8]) -> String {
    STANDARD.encode(bytes)
}

/// The bytes of base64 text.
pub fn decode(text: &str) -> Result<Vec<u8>, String> {
    STANDARD.decode(text).map_err(|error| error.to_string())
}

/// A module to validate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Validate {
    /// `vulkan1.1`, `310 es`, ...: the environment, as the validator names it.
    pub environment: String,
    /// The entry point's stage, where a module has one only and does not say so itself.
    #[serde(default)]
    pub stage: String,
    /// What the entry point is called in the module, likewise.
    #[serde(default)]
    pub entry_point: String,
    /// The module.
    pub module: Bytes,
}

/// What the validator says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It found nothing wrong.
    Valid,
    /// Its message.
    Invalid(String),
    /// It could not validate, for this reason.
    Unable(String),
}

/// A shader in GLSL, to be SPIR-V for Vulkan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Glsl {
    /// The text.
    pub text: String,
    /// `vertex`, `fragment` or `compute`.
    pub stage: String,
}

/// What glslang makes of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GlslAnswer {
    /// The words of a module.
    Spirv(Bytes),
    /// It refused, for this reason.
    Failed(String),
}

/// What the DirectX shader compiler is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DxcRequest {
    /// Which version is it?
    Version,
    /// Does it compile every entry point?
    Validate(Hlsl),
    /// The first entry point in SPIR-V.
    Spirv(Hlsl),
}

/// A text in HLSL.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hlsl {
    /// The text.
    pub text: String,
    /// `6.0` and up.
    pub shader_model: String,
    /// `2018` or `2021`.
    pub language_version: String,
    /// Its entry points.
    pub entry_points: Vec<HlslEntryPoint>,
    /// Further arguments, such as a level of optimisation.
    pub arguments: Vec<String>,
}

/// An entry point of a text in HLSL.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HlslEntryPoint {
    /// Its name in the text.
    pub name: String,
    /// `vertex`, `fragment` or `compute`.
    pub stage: String,
}

/// What the DirectX shader compiler answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DxcAnswer {
    /// Its version.
    Version(String),
    /// What it says of a text.
    Verdict(Verdict),
    /// The words of a module.
    Spirv(Bytes),
    /// It is not there, or refused, for this reason.
    Failed(String),
}

/// What the device is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeviceRequest {
    /// Which adapter is there?
    Adapter,
    /// Run a shader once.
    Run(Box<Execution>),
}

/// One execution on the device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Execution {
    /// The module of each stage, or one of all.
    pub modules: Vec<Code>,
    /// The names of the entry points in them, in the order of the stages: one, or a vertex and a fragment stage.
    pub entry_points: Vec<String>,
    /// What is done with it.
    pub work: Work,
}

/// A module.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// Words, handed over as they are but for their binding numbers.
    Spirv(Bytes),
    /// A text, which wgpu translates by naga.
    Wgsl(String),
}

/// What the device answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeviceAnswer {
    /// The adapter.
    Adapter(Adapter),
    /// The contents of what the shader may write, as [`Work::result_count`] counts them.
    Done(Vec<Bytes>),
    /// There is no adapter, or it refused, for this reason.
    Failed(String),
}

/// An adapter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Adapter {
    /// Its name.
    pub name: String,
    /// Its driver and the driver's version.
    pub driver: String,
    /// Which of the features that tests may require it has: `f16`, `subgroups`.
    pub features: Vec<String>,
}

/// Answers every line of standard input until it ends. A line that is no request is answered by `unreadable`.
pub fn serve<Q: DeserializeOwned, A: Serialize>(
    mut answer: impl FnMut(Q) -> A,
    unreadable: impl Fn(String) -> A,
) -> std::io::Result<()> {
    let mut output = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let reply = match serde_json::from_str(&line?) {
            Ok(question) => answer(question),
            Err(error) => unreadable(format!("not a request: {error}")),
        };
        let mut line = serde_json::to_string(&reply)?;
        line.push('\n');
        output.write_all(line.as_bytes())?;
        output.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_survive_the_journey() {
        let buffer = Buffer { access: Access::ReadWrite, contents: Bytes(vec![255; 5]) };
        let resources = vec![Resource { group: 0, binding: 1, kind: ResourceKind::Buffer(buffer) }];
        let request = DeviceRequest::Run(Box::new(Execution {
            modules: vec![Code::Spirv(Bytes(vec![3, 2, 35, 7]))],
            entry_points: vec!["main".to_owned()],
            work: Work { command: Command::Dispatch([1, 2, 3]), resources, immediates: Bytes(vec![1; 4]) },
        }));
        let line = serde_json::to_string(&request).expect("plain data");
        assert!(line.contains(r#""access":"read_write","contents":"//////8=""#), "{line}");
        assert_eq!(serde_json::from_str::<DeviceRequest>(&line).expect("its own text"), request);
        assert!(serde_json::from_str::<Bytes>("\"?\"").is_err());
    }
}

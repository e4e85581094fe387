//! `xtest serve EXECUTOR`: the compiler's protocol, with `run` done by an executor instead of the interpreter.
//!
//! So whatever tests the interpreter by the protocol, as the runner of the CTS does, can test what each target computes.

use crate::executors::Executor;
use crate::settings::{Settings, Validate};
use crate::steps::{Context, Fault, execute};
use crate::toolchain::Toolchain;
use crate::tree::Tree;
use colorfast_protocol::{Request, Response, Work, server};
use colorfast_wire::{Access, Bytes, Command, Resource, ResourceKind, StorageAccess};
use serde_json::Value;
use std::collections::BTreeMap;

/// Serves until the input ends. All but `run` is our own compiler's answer.
pub fn serve(executor: &str) -> Result<(), String> {
    let known = || Executor::ALL.map(Executor::name).join(", ");
    let executor = Executor::ALL
        .into_iter()
        .find(|known| known.name() == executor)
        .ok_or_else(|| format!("there is no executor `{executor}`; there are {}", known()))?;
    let settings = Settings {
        validate: Validate::Changed,
        exec: true,
        build_workers: true,
        ..Settings::of_tree(Tree::open(None)?, None)?
    };
    let toolchain = Toolchain::find(&settings);
    for availability in toolchain.executors.iter().filter(|availability| availability.executor == executor) {
        availability.found.as_ref().map_err(|missing| format!("{}: {}", missing.why, missing.install))?;
    }
    let context = Context::new(settings, toolchain.device, toolchain.metal);
    let answer = |request: &Request| match (&request.work, request.op.as_str()) {
        (Some(work), "run") if executor != Executor::Interp => {
            run(&context, executor, request, work).unwrap_or_else(|why| Response::protocol_error(request.id, why))
        }
        _ => ask(&context, request.clone()).unwrap_or_else(|why| Response::protocol_error(request.id, why)),
    };
    server::serve_with(std::io::stdin().lock(), std::io::stdout().lock(), answer).map_err(|error| error.to_string())
}

fn ask(context: &Context, request: Request) -> Result<Response, String> {
    context.compilers.with(|compiler| compiler.request(request)).map_err(|failure| format!("the compiler {failure}"))
}

/// Does the work on what the compiler makes of the request. What is not for the entry points is left as it is.
fn run(context: &Context, executor: Executor, request: &Request, work: &Work) -> Result<Response, String> {
    let stages = match &work.command {
        Command::Dispatch(_) => vec![(request.clone(), "compute")],
        Command::Draw(_) => {
            let fragment = Request { entry_point: None, ..request.clone() };
            vec![(request.clone(), "vertex"), (request.of_fragment().unwrap_or(fragment), "fragment")]
        }
    };
    let mut used = BTreeMap::new();
    let mut compiles = Vec::new();
    for (mut stage, name) in stages {
        (stage.work, stage.fragment) = (None, None);
        let inspected = ask(context, Request { op: "inspect".to_owned(), ..stage.clone() })?;
        if !inspected.ok {
            return Ok(inspected);
        }
        let inspection = inspected.inspection.unwrap_or_default();
        stage.entry_point = stage.entry_point.or_else(|| only_of(&inspection, name));
        used.extend(uses(&inspection, stage.entry_point.as_deref()));
        if let Some((_, variant)) = executor.backend() {
            stage.options.extend(variant.options.iter().map(|(name, value)| ((*name).to_owned(), (*value).into())));
        }
        let target = executor.target().map(str::to_owned);
        compiles.push(Request { op: "compile".to_owned(), target, ..stage });
    }
    let (suited, mut results) = suit(work, &used);
    let (_, contents) = execute::run_target(context, executor, compiles, &suited).map_err(|fault| told(&fault))?;
    let mut contents = contents.into_iter();
    for result in results.iter_mut().filter(|result| result.is_none()) {
        *result = contents.next();
    }
    let drawn: Vec<Bytes> = contents.collect();
    let contents = results.into_iter().map(Option::unwrap_or_default).chain(drawn).collect();
    Ok(Response {
        id: request.id,
        ok: true,
        contents: Some(contents),
        diagnostics: Some(Vec::new()),
        ..Response::default()
    })
}

/// The entry point of a stage that is meant without being named: the only one, beside those of other stages.
fn only_of(inspection: &Value, stage: &str) -> Option<String> {
    let mut found = inspection["entry_points"].as_array()?.iter().filter(|found| found["stage"] == stage);
    let name = found.next()?["name"].as_str()?.to_owned();
    found.next().is_none().then_some(name)
}

/// What went wrong, with the text that it went wrong with.
fn told(fault: &Fault) -> String {
    format!("{}\n{}", fault.message, fault.output.as_deref().unwrap_or_default())
}

/// What an entry point does to a resource.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Use {
    Buffer(Access),
    StorageTexture(StorageAccess),
    /// Of what is only read.
    Other,
}

/// How an entry point uses each resource, by what `inspect` answered; the only entry point where none is named.
fn uses(inspection: &Value, entry_point: Option<&str>) -> BTreeMap<(u32, u32), Use> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let number = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok());
    let entry_points = list(&inspection["entry_points"]);
    let of_entry_point = entry_points.iter().find(|found| entry_point.is_none_or(|name| found["name"] == name));
    let bindings = of_entry_point.map_or_else(Vec::new, |found| list(&found["bindings"]));
    let used = |binding: &Value| {
        let point = (number(&binding["group"])?, number(&binding["binding"])?);
        let used = match (binding["kind"].as_str()?, binding["access"].as_str()) {
            ("uniform-buffer", _) => Use::Buffer(Access::Uniform),
            ("storage-buffer", Some("read")) => Use::Buffer(Access::Read),
            ("storage-buffer", _) => Use::Buffer(Access::ReadWrite),
            ("storage-texture", Some("read")) => Use::StorageTexture(StorageAccess::Read),
            ("storage-texture", Some("write")) => Use::StorageTexture(StorageAccess::Write),
            ("storage-texture", _) => Use::StorageTexture(StorageAccess::ReadWrite),
            _ => Use::Other,
        };
        Some((point, used))
    };
    bindings.iter().filter_map(used).collect()
}

/// The work with what is used, bound as it is used; and for each resource that is to come back what it holds if it is not written.
fn suit(work: &Work, uses: &BTreeMap<(u32, u32), Use>) -> (Work, Vec<Option<Bytes>>) {
    let mut results = Vec::new();
    let suited = |resource: &Resource| {
        let used = uses.get(&(resource.group, resource.binding)).copied();
        let mut suited = resource.clone();
        match (&mut suited.kind, used) {
            (ResourceKind::Buffer(buffer), Some(Use::Buffer(access))) => buffer.access = access,
            (ResourceKind::Texture(texture), Some(Use::StorageTexture(access))) => texture.storage = Some(access),
            (ResourceKind::Texture(texture), _) => texture.storage = None,
            _ => {}
        }
        if resource.kind.is_written() {
            let is_written = used.is_some() && suited.kind.is_written();
            results.push((!is_written).then(|| contents(&resource.kind)));
        }
        used.is_some().then_some(suited)
    };
    let resources = work.resources.iter().filter_map(suited).collect();
    (Work { resources, ..work.clone() }, results)
}

/// What a resource holds before.
fn contents(kind: &ResourceKind) -> Bytes {
    match kind {
        ResourceKind::Buffer(buffer) => buffer.contents.clone(),
        ResourceKind::Texture(texture) => texture.contents.clone(),
        ResourceKind::Sampler(_) => Bytes::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use colorfast_wire::{Buffer, Texture};
    use serde_json::json;

    #[test]
    fn a_stage_means_its_only_entry_point() {
        let of = |stages: &[&str]| {
            let entry_point = |(index, stage): (usize, &&str)| json!({ "name": format!("e{index}"), "stage": stage });
            json!({ "entry_points": stages.iter().enumerate().map(entry_point).collect::<Vec<_>>() })
        };
        let inspection = of(&["vertex", "compute", "fragment", "fragment"]);
        assert_eq!(only_of(&inspection, "compute").as_deref(), Some("e1"));
        assert_eq!(only_of(&inspection, "vertex").as_deref(), Some("e0"));
        assert_eq!(only_of(&inspection, "fragment"), None);
        assert_eq!(only_of(&of(&["vertex"]), "compute"), None);
    }

    #[test]
    fn textures_are_bound_as_they_are_used() {
        let resource = |binding| {
            let texture = Texture {
                dimension: "2d".to_owned(),
                format: "r32uint".to_owned(),
                size: [1; 3],
                mips: 1,
                samples: 1,
                storage: Some(StorageAccess::ReadWrite),
                contents: Bytes(vec![binding as u8; 4]),
            };
            Resource { group: 0, binding, kind: ResourceKind::Texture(texture) }
        };
        let resources = (0..3).map(resource).collect();
        let work = Work { command: Command::Dispatch([1; 3]), resources, immediates: Bytes::default() };
        let inspection = json!({ "entry_points": [{ "name": "main", "bindings": [
            { "group": 0, "binding": 0, "kind": "texture" },
            { "group": 0, "binding": 1, "kind": "storage-texture", "access": "write" },
        ] }] });
        let (suited, results) = suit(&work, &uses(&inspection, None));
        let storage = |resource: &Resource| match &resource.kind {
            ResourceKind::Texture(texture) => (resource.binding, texture.storage),
            _ => unreachable!("all are textures"),
        };
        let bound: Vec<_> = suited.resources.iter().map(storage).collect();
        assert_eq!(bound, [(0, None), (1, Some(StorageAccess::Write))]);
        let stay = |byte| Some(Bytes(vec![byte; 4]));
        assert_eq!(results, [stay(0), None, stay(2)]);
    }

    #[test]
    fn buffers_are_bound_as_they_are_used_and_come_back_in_their_order() {
        let resource = |binding| {
            let buffer = Buffer { access: Access::ReadWrite, contents: Bytes(vec![binding as u8; 4]) };
            Resource { group: 0, binding, kind: ResourceKind::Buffer(buffer) }
        };
        let resources = (0..4).map(resource).collect();
        let work = Work { command: Command::Dispatch([1; 3]), resources, immediates: Bytes::default() };
        let inspection = json!({ "entry_points": [
            { "name": "other", "bindings": [{ "group": 0, "binding": 3, "kind": "storage-buffer", "access": "read" }] },
            { "name": "main", "bindings": [
                { "group": 0, "binding": 0, "kind": "uniform-buffer" },
                { "group": 0, "binding": 2, "kind": "storage-buffer", "access": "read_write" },
            ] },
        ] });
        let (suited, results) = suit(&work, &uses(&inspection, Some("main")));
        let bound: Vec<_> = suited
            .resources
            .iter()
            .map(|resource| match &resource.kind {
                ResourceKind::Buffer(buffer) => (resource.binding, buffer.access),
                _ => unreachable!("all are buffers"),
            })
            .collect();
        assert_eq!(bound, [(0, Access::Uniform), (2, Access::ReadWrite)]);
        let stay = |byte| Some(Bytes(vec![byte; 4]));
        assert_eq!(results, [stay(0), stay(1), None, stay(3)]);
    }
}

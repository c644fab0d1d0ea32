package org.eclipse.paho.client.mqttv3.persist;

import org.eclipse.paho.client.mqttv3.MqttClientPersistence;

/** Keeps messages until the program ends. */
public class MemoryPersistence implements MqttClientPersistence {}
